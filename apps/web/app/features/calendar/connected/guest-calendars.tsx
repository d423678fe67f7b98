import { useId } from 'react'
import { useDevice } from '../../../device/device-context.ts'
import { useStore } from '../../../lib/use-store.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { ChooseFile, FileDrop } from '../../../ui/file-drop.tsx'
import { calendarFileDialog } from '../calendar-dialogs.ts'
import { words } from './guest-words.ts'

/** What an account would add, for a guest, and what can be done without one. */
export function GuestCalendars() {
  const { sync } = useDevice()
  const { isComplete } = useStore(sync.state)
  const accountId = useId()
  const fileId = useId()
  const look = (file: File) => void dialogs.open(calendarFileDialog, { file })
  return (
    <>
      <Card aria-labelledby={accountId} className="stack-4">
        <h2 id={accountId}>{words.title}</h2>
        <ul className="stack-1 list-disc ps-5">
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="quiet">{words.text}</p>
        <ButtonLink to="/auth" variant="main" className="justify-self-start">
          {words.toAccount}
        </ButtonLink>
      </Card>
      <Card aria-labelledby={fileId}>
        <FileDrop className="stack-3" onFile={isComplete ? look : null}>
          <h2 id={fileId}>{words.fileTitle}</h2>
          <p>{words.fileText}</p>
          {isComplete ? (
            <ChooseFile
              label={words.file}
              orDrop={words.orDrop}
              accept=".ics,.ical,.ifb,.icalendar,text/calendar"
              onFile={look}
            />
          ) : (
            <p className="quiet">{words.stillComing}</p>
          )}
        </FileDrop>
      </Card>
    </>
  )
}
