import Download from 'lucide-react/icons/download'
import { useId, useState } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { ChooseFile, FileDrop } from '../../ui/file-drop.tsx'
import { tellAbsent } from '../../ui/tell-absent.ts'
import { calendarFileDialog } from './calendar-dialogs.ts'
import { words } from './settings-words.ts'

/** Events in from a calendar file, and out into one. */
export function CalendarFiles() {
  const { store, sync } = useDevice()
  const { isComplete } = useStore(sync.state)
  const [note, setNote] = useState('')
  const titleId = useId()
  const look = (file: File) => void dialogs.open(calendarFileDialog, { file })

  async function save() {
    try {
      const { saveCalendarFile } = await import('./files/save-calendar-file.ts')
      const name = saveCalendarFile(store, new Date())
      setNote(name === null ? words.nothingToSave : words.saved(name))
    } catch (error) {
      tellAbsent(error, () => void save())
    }
  }

  return (
    <section aria-labelledby={titleId}>
      <FileDrop className="grid gap-3" onFile={isComplete ? look : null}>
        <h3 id={titleId}>{words.files}</h3>
        <p className="text-s text-ink-soft">{words.filesHint}</p>
        {isComplete ? (
          <>
            <ChooseFile
              label={words.bringIn}
              orDrop={words.orDrop}
              accept=".ics,.ical,.ifb,.icalendar,text/calendar"
              onFile={look}
            />
            <Button
              className="justify-self-start"
              icon={<Download aria-hidden />}
              onClick={() => void save()}
            >
              {words.save}
            </Button>
          </>
        ) : (
          <p className="text-ink-soft">{words.stillComing}</p>
        )}
        <p role="status" className="wrap-anywhere empty:hidden">
          {note}
        </p>
      </FileDrop>
    </section>
  )
}
