import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { Button } from '../../ui/button.tsx'
import { tellAbsent } from '../../ui/tell-absent.ts'
import { words } from './words.ts'

/** Hands the person one event as a file, with all that repeats of it, as it was last saved. */
export function SaveEvent({ id }: { readonly id: string }) {
  const { store } = useDevice()
  const [note, setNote] = useState('')

  async function save() {
    try {
      const { saveCalendarFile } = await import('./files/save-calendar-file.ts')
      const name = saveCalendarFile(store, new Date(), { kind: 'one', id })
      if (name !== null) setNote(words.eventSaved(name))
    } catch (error) {
      tellAbsent(error, () => void save())
    }
  }

  return (
    <div className="stack-1">
      <Button
        variant="plain"
        className="justify-self-start"
        icon={<Download aria-hidden />}
        onClick={() => void save()}
      >
        {words.saveEvent}
      </Button>
      <p role="status" className="text-s wrap-anywhere empty:hidden">
        {note}
      </p>
    </div>
  )
}
