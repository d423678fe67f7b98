import Download from 'lucide-react/icons/download'
import { useId, useState } from 'react'
import type { FileChoice } from '../../data/calendar/calendar-files.ts'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { ChooseFile, FileDrop } from '../../ui/file-drop.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { tellAbsent } from '../../ui/tell-absent.ts'
import { calendarFileDialog } from './calendar-dialogs.ts'
import { words } from './settings-words.ts'

/** Events in from a calendar file, and out into one. */
export function CalendarFiles() {
  const { store, sync } = useDevice()
  const { isComplete } = useStore(sync.state)
  const [note, setNote] = useState('')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const titleId = useId()
  const look = (file: File) => void dialogs.open(calendarFileDialog, { file })

  async function save() {
    try {
      const { saveCalendarFile } = await import('./files/save-calendar-file.ts')
      const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
      const choice: FileChoice =
        from === '' && to === '' ? { kind: 'all' } : { kind: 'dates', ...span(from, to), here }
      const name = saveCalendarFile(store, new Date(), choice)
      setNote(
        name === null ? (choice.kind === 'all' ? words.nothingToSave : words.nothingThen) : words.saved(name),
      )
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
            <fieldset className="grid gap-2">
              <legend className="text-s mb-2">{words.someDays}</legend>
              <div className="event-times">
                <TextField
                  type="date"
                  label={words.from}
                  value={from}
                  onChange={(event) => setFrom(event.target.value)}
                />
                <TextField
                  type="date"
                  label={words.until}
                  value={to}
                  onChange={(event) => setTo(event.target.value)}
                />
              </div>
            </fieldset>
            <Button
              className="justify-self-start"
              icon={<Download aria-hidden />}
              onClick={() => void save()}
            >
              {from === '' && to === '' ? words.save : words.saveDays}
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

/** One date alone is a span of a day; two are taken in their order. */
function span(from: string, to: string): { readonly from: string; readonly to: string } {
  const [first = '', last = first] = [from, to].filter(Boolean).toSorted()
  return { from: first, to: last }
}
