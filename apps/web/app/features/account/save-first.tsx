import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { saveEverything } from '../../session/save-everything.ts'
import { Button } from '../../ui/button.tsx'
import { words } from './words.ts'

/** Offers a copy before something goes, for good or after some days. */
export function SaveFirst({ isForGood }: { readonly isForGood: boolean }) {
  const [note, setNote] = useState('')

  async function save() {
    const saved = await saveEverything()
    setNote(saved.kind === 'saved' ? words.saved : words.notSaved)
  }

  return (
    <div className="grid justify-items-start gap-2">
      <p>{isForGood ? words.saveFirst : words.saveForLater}</p>
      <Button icon={<Download aria-hidden />} onClick={() => void save()}>
        {words.save}
      </Button>
      <p role="status" className="empty:hidden">
        {note}
      </p>
    </div>
  )
}
