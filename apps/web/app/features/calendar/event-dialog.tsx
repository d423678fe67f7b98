import { keepsRepeat } from '@glimmer/domain/calendar/change-whole'
import { accessTo, calendarsForNew } from '@glimmer/domain/calendar/connected/shown-calendars'
import {
  eventEditsSchema,
  type EventEdits,
  type EventGap,
  eventForm,
  type FormedEvent,
  newEventForm,
  readEvent,
} from '@glimmer/domain/calendar/event-form'
import { eventMinutesSchema } from '@glimmer/domain/notifications/event-reminder'
import type { Occurrence } from '@glimmer/domain/calendar/occurrence'
import { type SeriesPart, staysOnRepeat } from '@glimmer/domain/calendar/series-edits'
import { useRef, useState } from 'react'
import { useEvent } from '../../data/calendar/use-calendar.ts'
import { useEventCommands } from '../../data/calendar/use-event-commands.ts'
import {
  useCalendarOf,
  useConnectedCalendars,
} from '../../data/connected-calendars/use-connected-calendars.ts'
import { useDevice } from '../../device/device-context.ts'
import { deviceSetting } from '../../lib/device-setting.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Button } from '../../ui/button.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { focusPage } from '../../ui/focus.ts'
import { focusFirstGap } from '../../ui/focus-first-gap.ts'
import { FormSheet } from '../../ui/form-sheet.tsx'
import { moveDialog, seriesPartDialog } from './calendar-dialogs.ts'
import { EventCalendar, NewEventCalendar } from './event-calendar.tsx'
import { EventFields } from './event-fields.tsx'
import { EventReader } from './event-reader.tsx'
import { moveWords } from './move/move-words.ts'
import { EventReminders, NewEventReminders, type OpenReminder } from './remind-event.tsx'
import { SaveEvent } from './save-event.tsx'
import { useLastEvent } from './use-last-event.ts'
import { words } from './words.ts'

interface EventDialogProps extends DialogControl {
  /** Null for a new event. */
  readonly eventId: string | null
  /** The day on which a new one begins. */
  readonly date: string
  /** The occurrence of a series that it is about, named by the time at which the series has it; null for the whole event. */
  readonly originalStart?: string | null
  /** The occurrence as the view showed it from which the dialog was opened. */
  readonly occurrence?: Occurrence
}

const OFF_REPEAT: readonly EventGap[] = ['off-repeat']
const NO_EDITS: EventEdits = {}
const NO_REMINDERS: readonly number[] = []
const kept = { schema: eventEditsSchema, fallback: NO_EDITS }
const newEventEdits = deviceSetting({ key: 'new-event', scope: 'owner', ...kept })
const newEventReminders = deviceSetting<readonly number[]>({
  key: 'new-event-reminders',
  scope: 'owner',
  schema: eventMinutesSchema,
  fallback: NO_REMINDERS,
})
/** Kept for each event apart, by its id. */
const eventEdits = deviceSetting({ key: 'event', scope: 'owner', ...kept })

/** An event, to change or, where its calendar takes no changes from here, to read. */
export function EventDialog(props: EventDialogProps) {
  const { occurrence } = props
  const event = useEvent(props.eventId)
  const now = useCalendarOf(event)
  const [last, setLast] = useState(now)
  if (event && now !== last) setLast(now)
  // An event that is deleted meanwhile stays to be read.
  const calendar = event ? now : last
  return calendar && occurrence && accessTo(calendar) !== 'both' ? (
    <EventReader calendar={calendar} occurrence={occurrence} date={props.date} close={props.close} />
  ) : (
    <EventEditor {...props} />
  )
}

/**
 * An event, new or old. What is written survives anything but its own buttons; if the event is deleted elsewhere meanwhile,
 * it can become a new one.
 */
function EventEditor({ eventId, date, originalStart = null, occurrence, close, reopen }: EventDialogProps) {
  const commands = useEventCommands()
  const { owner } = useDevice().store
  const { event, last, place } = useLastEvent(eventId, originalStart)
  const calendar = useCalendarOf(event)
  const [edits, setEdits] = useKept(
    eventId === null ? newEventEdits(owner) : eventEdits(owner, `${eventId}${originalStart ?? ''}`),
  )
  const [reminders, keepReminders] = useKept(newEventReminders(owner))
  const [isAsked, setAsked] = useState(false)
  const [isOffRepeat, setOffRepeat] = useState(false)
  const body = useRef<HTMLFormElement>(null)
  const openReminder: OpenReminder = useRef(null)
  const title = useRef<HTMLInputElement>(null)
  const form = { ...(last ? eventForm(last) : newEventForm(date)), ...edits }
  const read = readEvent(form, last?.recurrence)
  const others = calendarsForNew(useConnectedCalendars())
  const chosen = eventId === null ? others.find(({ id }) => id === edits.calendarId) : undefined
  const isGone = eventId !== null && !event
  const gaps = isAsked && read.kind === 'asks' ? read.gaps : isOffRepeat ? OFF_REPEAT : []

  function putAside() {
    setEdits(NO_EDITS)
    if (eventId === null) keepReminders(NO_REMINDERS)
    if (edits === NO_EDITS) return null
    return () => {
      setEdits(edits)
      if (eventId === null) keepReminders(reminders)
    }
  }
  async function store(next: FormedEvent): Promise<boolean> {
    // As they are kept: the one that stood in open choices was set just now.
    if (!event) return commands.add(next, isGone ? NO_REMINDERS : newEventReminders(owner).get(), chosen?.id)
    if (!place) return commands.change(event, next)
    const isSameZone = next.allDay || next.timeZone === place.event.timeZone
    const canBeOne = isSameZone && keepsRepeat(place, next)
    const focusAfter = (of: SeriesPart) =>
      staysOnRepeat(place, next, of) ? undefined : () => focusFirstGap(body.current)
    const part = await dialogs.open(seriesPartDialog, { isDelete: false, canBeOne, focusAfter })
    if (part === undefined) return false
    if (staysOnRepeat(place, next, part)) return commands.changeSeries(place, next, part)
    setOffRepeat(true)
    return false
  }
  async function save() {
    setAsked(true)
    if (read.kind === 'asks') return focusFirstGap(body.current)
    if ((await openReminder.current?.set()) === false) return
    if (!(await store(read.event))) return
    if (!event) keepReminders(NO_REMINDERS)
    setEdits(NO_EDITS)
    close()
  }
  async function erase(): Promise<boolean> {
    if (!event || !place) return event !== undefined && commands.remove(event)
    const part = await dialogs.open(seriesPartDialog, { isDelete: true, canBeOne: true })
    return part !== undefined && commands.removeSeries(place, part)
  }
  async function remove() {
    if (!(await erase())) return
    setEdits(NO_EDITS)
    close(undefined, () => focusDay(date))
  }

  return (
    <FormSheet
      form={body}
      field={title}
      initialFocus={eventId === null ? title : body}
      className="stack-5"
      title={eventId === null ? words.createTitle : words.editTitle}
      words={words}
      saveLabel={event ? words.save : words.create}
      firstAction={
        event && (
          <Button variant="plain" className="text-clay me-auto" onClick={() => void remove()}>
            {words.delete}
          </Button>
        )
      }
      isGone={isGone}
      wereKept={edits !== NO_EDITS}
      putAside={putAside}
      keepOnCancel={!event}
      reopen={reopen}
      onCancel={close}
      onSave={save}
    >
      {occurrence && event && edits === NO_EDITS && (
        <Button
          variant="plain"
          className="w-fit px-0"
          onClick={() => void dialogs.open(moveDialog, { occurrence })}
        >
          {moveWords.inSteps}
        </Button>
      )}
      <EventFields
        form={form}
        edits={edits}
        onEdits={(next) => {
          setOffRepeat(false)
          setEdits(next)
        }}
        gaps={gaps}
        titleRef={title}
        hasColor={!calendar && !chosen}
      >
        {calendar && <EventCalendar calendar={calendar} />}
        {eventId === null && others.length > 0 && (
          <NewEventCalendar
            calendars={others}
            chosen={chosen}
            onChange={(calendarId) => setEdits({ ...edits, calendarId })}
          />
        )}
      </EventFields>
      {event && <EventReminders event={event} openReminder={openReminder} />}
      {eventId === null && (
        <NewEventReminders
          event={read.kind === 'ready' ? read.event : null}
          isAllDay={form.allDay}
          minutes={reminders}
          onChange={keepReminders}
          openReminder={openReminder}
        />
      )}
      {event && <SaveEvent id={event.id} />}
    </FormSheet>
  )
}

/** The day in the month's grid; the other views have no days to go back to. */
function focusDay(date: string): void {
  const day = document.querySelector<HTMLElement>(`[data-day="${date}"]`)
  if (day) day.focus()
  else focusPage()
}
