import { type CalendarEvent, calendarEventDefaults, isSeries } from '@glimmer/domain/calendar/calendar-event'
import type { FormedEvent } from '@glimmer/domain/calendar/event-form'
import type { EventReminder } from '@glimmer/domain/notifications/event-reminder'
import { ALL_DAY_MINUTES, EVENT_MINUTES } from '@glimmer/domain/notifications/remind-form'
import { type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { useOverridesOf } from '../../data/calendar/use-calendar.ts'
import { sayBefore, sayEventReminder } from '../../data/reminders/say-reminder.ts'
import { useReminderCommands } from '../../data/reminders/use-reminder-commands.ts'
import { MOST_REMINDERS, useEventReminders, useReminderPlace } from '../../data/reminders/use-reminders.ts'
import { useRingsWhile, WhereItRings } from '../../session/where-it-rings.tsx'
import { useOneAct } from '../../ui/dialogs/use-one-act.ts'
import { ReminderField, type ReminderEntry, SetOrLeave } from '../../ui/reminder-field.tsx'
import { words as reminderWords } from '../../ui/reminder-words.ts'
import { Select } from '../../ui/select.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { words } from './remind-words.ts'

const USUAL = 15

/** Sets the reminder that stands in open choices, as saving the event does too. False where it could not be set. */
export type OpenReminder = RefObject<{ readonly set: () => Promise<boolean> } | null>

interface EventRemindersProps {
  readonly event: CalendarEvent
  readonly openReminder?: OpenReminder
}

/** The reminders of an event that is there. What is set or removed is kept at once. */
export function EventReminders({ event, openReminder }: EventRemindersProps) {
  const reminders = useEventReminders(event.id)
  const overrides = useOverridesOf(event.id)
  const place = useReminderPlace()
  const commands = useReminderCommands()
  const ringsWhile = useRingsWhile()
  const entries = reminders.map((reminder) => {
    const { text, note } = sayEventReminder(reminder, { event, overrides }, place)
    const onRemove = () => void commands.endEventReminder(reminder.id, text)
    return { id: reminder.id, minutes: reminder.minutesBefore, text, note, onRemove }
  })
  return (
    <RemindEventField
      isAllDay={event.allDay}
      isSeries={isSeries(event)}
      entries={entries}
      openReminder={openReminder}
      onSet={(minutes, said) => {
        const { note } = sayEventReminder(newReminder(minutes, place.now), { event, overrides }, place)
        return commands.remindOfEvent(event.id, minutes, said, note ?? ringsWhile)
      }}
    />
  )
}

function newReminder(minutesBefore: number, now: Date): EventReminder {
  return { id: '', eventId: '', minutesBefore, snoozedUntil: null, createdAt: now.toISOString() }
}

interface NewEventRemindersProps {
  /** As its form has it; null while that cannot be read. */
  readonly event: FormedEvent | null
  readonly isAllDay: boolean
  readonly minutes: readonly number[]
  readonly onChange: (minutes: readonly number[]) => void
  readonly openReminder: OpenReminder
}

/** The reminders that a new event gets once it is added. */
export function NewEventReminders({
  event,
  isAllDay,
  minutes: all,
  onChange,
  openReminder,
}: NewEventRemindersProps) {
  const place = useReminderPlace()
  const rows = event && { event: { id: '', ...calendarEventDefaults, ...event }, overrides: [] }
  const entries = all.map((minutes) => {
    const text = sayBefore(minutes, isAllDay)
    function onRemove() {
      onChange(all.filter((one) => one !== minutes))
      const run = () => onChange(all)
      showToast({
        text: reminderWords.removed(text),
        action: { label: reminderWords.undo, run, isUndo: true },
      })
    }
    const note = rows && sayEventReminder(newReminder(minutes, place.now), rows, place).note
    return { id: String(minutes), minutes, text, note, onRemove }
  })
  return (
    <RemindEventField
      isAllDay={isAllDay}
      entries={entries}
      openReminder={openReminder}
      onSet={async (minutes) => {
        onChange([...all, minutes].toSorted((a, b) => b - a))
        return true
      }}
    />
  )
}

interface RemindEventFieldProps {
  readonly isAllDay: boolean
  readonly isSeries?: boolean
  readonly entries: readonly (ReminderEntry & { readonly minutes: number })[]
  readonly openReminder?: OpenReminder | undefined
  readonly onSet: (minutes: number, said: string) => Promise<boolean>
}

function RemindEventField({
  isAllDay,
  isSeries = false,
  entries,
  openReminder,
  onSet,
}: RemindEventFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const [chosen, choose] = useState<number | null>(null)
  const offered: readonly number[] = isAllDay ? ALL_DAY_MINUTES : EVENT_MINUTES
  const left = offered.filter((minutes) => entries.every((one) => one.minutes !== minutes))
  const minutes = [chosen, USUAL, left[0]].find((one) => one != null && left.includes(one)) ?? 0
  const most = Math.min(MOST_REMINDERS, offered.length)
  const setIt = () => onSet(minutes, sayBefore(minutes, isAllDay))

  function close() {
    setOpen(false)
    choose(null)
  }
  function leave() {
    close()
    toggle.current?.focus()
  }
  useImperativeHandle(openReminder, () => ({
    async set() {
      if (!isOpen || entries.length >= most) return true
      const isSet = await setIt()
      // Whatever becomes of the event: the next try sets no other.
      if (isSet) close()
      return isSet
    },
  }))
  const set = useOneAct(async () => {
    if (await setIt()) leave()
  })

  return (
    <ReminderField
      entries={entries}
      most={most}
      isOpen={isOpen}
      onToggle={isOpen ? close : () => setOpen(true)}
      toggle={toggle}
      choices={
        <>
          <Select
            label={words.before}
            hint={isSeries ? words.eachTime : undefined}
            value={String(minutes)}
            onChange={(value) => choose(Number(value))}
            options={left.map((value) => ({ value: String(value), label: sayBefore(value, isAllDay) }))}
          />
          <SetOrLeave onSet={set} onLeave={leave} />
        </>
      }
    >
      <WhereItRings />
    </ReminderField>
  )
}
