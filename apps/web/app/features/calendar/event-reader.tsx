import { describeRule } from '@glimmer/domain/calendar/describe-rule'
import type { CalendarIntegration } from '@glimmer/domain/calendar/connected/calendar-integration'
import { accessTo } from '@glimmer/domain/calendar/connected/shown-calendars'
import type { Occurrence } from '@glimmer/domain/calendar/occurrence'
import { parseRule } from '@glimmer/domain/calendar/rule'
import { dateText } from '@glimmer/domain/days/date-text'
import { type ReactNode, useRef } from 'react'
import { useEventCommands } from '../../data/calendar/use-event-commands.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { useOneAct } from '../../ui/dialogs/use-one-act.ts'
import { colorOf } from './color-of.ts'
import { words } from './connected/event-words.ts'
import { EventReminders } from './remind-event.tsx'
import { SaveEvent } from './save-event.tsx'
import { sayWhen } from './say-times.ts'
import { useLastEvent } from './use-last-event.ts'
import { words as calendarWords } from './words.ts'

interface EventReaderProps extends Pick<DialogControl, 'close'> {
  readonly calendar: CalendarIntegration
  /** As the view showed it from which the dialog was opened. */
  readonly occurrence: Occurrence
  readonly date: string
}

/** An event of a calendar that takes no changes from here: what it says, why it stays so, and a way to have it as one's own. */
export function EventReader({ calendar, occurrence, date, close }: EventReaderProps) {
  const commands = useEventCommands()
  const { originalStart } = occurrence
  const { event, last } = useLastEvent(occurrence.event.id, originalStart)
  const shown = last ?? occurrence.event
  const body = useRef<HTMLDivElement>(null)
  const repeats = repeatOf(shown)

  const copy = useOneAct(async () => {
    if (await commands.copyToOwn(shown)) close()
  })

  return (
    <Dialog
      className="ui-sheet"
      initialFocus={body}
      title={<span className="bidi">{shown.title}</span>}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={() => close()}>{words.close}</Button>
          <Button variant="main" onClick={copy}>
            {originalStart === null ? words.copy : words.copyOne}
          </Button>
        </>
      }
    >
      <div ref={body} tabIndex={-1} className="stack-5 py-1">
        <dl className="stack-3">
          <Fact label={words.calendar}>
            <span className="flex items-center gap-2">
              <i
                aria-hidden
                className="event-swatch flex-none"
                style={colorOf({ color: calendar.calendarColor })}
              />
              <span className="bidi min-w-0">{calendar.calendarName}</span>
            </span>
          </Fact>
          <Fact label={words.when}>
            {calendarWords.named(dateText(date, 'weekdayAndDay'), sayWhen(occurrence, date))}
          </Fact>
          {repeats !== null && <Fact label={words.repeats}>{repeats}</Fact>}
          {shown.location !== null && <Fact label={words.place}>{shown.location}</Fact>}
          {shown.description !== null && (
            <Fact label={words.about}>
              <span className="bidi whitespace-pre-line">{shown.description}</span>
            </Fact>
          )}
          {isWebAddress(shown.url) && (
            <Fact label={words.link}>
              <a className="text-dusk underline" href={shown.url} target="_blank" rel="noreferrer">
                {shown.url}
              </a>
            </Fact>
          )}
        </dl>
        <div className="ui-note">
          {accessTo(calendar) === 'read-only' ? (
            <p>{words.readOnly(calendar.calendarName)}</p>
          ) : (
            <>
              <p>{words.setToRead(calendar.calendarName)}</p>
              <ButtonLink to="/calendars" variant="plain" onClick={() => close()}>
                {words.toCalendars}
              </ButtonLink>
            </>
          )}
        </div>
        {event && <EventReminders event={event} />}
        {event && <SaveEvent id={event.id} />}
      </div>
    </Dialog>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="quiet">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** 'Every 2 weeks on Monday'; null where it does not repeat, or by a rule that cannot be read. */
function repeatOf({ recurrence, startDatetime }: Occurrence['event']): string | null {
  const reading = recurrence === null ? null : parseRule(recurrence)
  return reading?.kind === 'rule' ? describeRule(reading.rule, startDatetime) : null
}

/** Somebody else wrote it: only what opens a page is a link. */
function isWebAddress(url: string | null): url is string {
  return url !== null && /^https?:\/\//i.test(url)
}
