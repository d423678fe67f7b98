import type { CalendarEvent } from '@glimmer/domain/calendar/calendar-event'
import { isSeries } from '@glimmer/domain/calendar/calendar-event'
import { ALL_DAY_MINUTES, EVENT_MINUTES } from '@glimmer/domain/notifications/remind-form'
import Bell from 'lucide-react/icons/bell'
import { useId, useRef, useState } from 'react'
import { useOverridesOf } from '../../data/calendar/use-calendar.ts'
import { sayBefore, sayEventReminder } from '../../data/reminders/say-reminder.ts'
import { useReminderCommands } from '../../data/reminders/use-reminder-commands.ts'
import { MOST_REMINDERS, useEventReminders, useReminderPlace } from '../../data/reminders/use-reminders.ts'
import { WhereItRings } from '../../session/where-it-rings.tsx'
import { Button } from '../../ui/button.tsx'
import { RemovableList, type RemovableEntry } from '../../ui/removable-list.tsx'
import { Select } from '../../ui/select.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { words } from './remind-words.ts'

const USUAL = 15

/** The reminders of an event that is there. What is set or removed is kept at once. */
export function EventReminders({ event }: { readonly event: CalendarEvent }) {
  const reminders = useEventReminders(event.id)
  const overrides = useOverridesOf(event.id)
  const place = useReminderPlace()
  const commands = useReminderCommands()
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
      onSet={(minutes, said) => commands.remindOfEvent(event.id, minutes, said)}
    />
  )
}

interface NewEventRemindersProps {
  readonly isAllDay: boolean
  readonly minutes: readonly number[]
  readonly onChange: (minutes: readonly number[]) => void
}

/** The reminders that a new event gets once it is added. */
export function NewEventReminders({ isAllDay, minutes: all, onChange }: NewEventRemindersProps) {
  const entries = all.map((minutes) => {
    const text = sayBefore(minutes, isAllDay)
    function onRemove() {
      onChange(all.filter((one) => one !== minutes))
      const run = () => onChange(all)
      showToast({ text: words.removed(text), action: { label: words.undo, run, isUndo: true } })
    }
    return { id: String(minutes), minutes, text, onRemove }
  })
  return (
    <RemindEventField
      isAllDay={isAllDay}
      entries={entries}
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
  readonly entries: readonly (Omit<RemovableEntry, 'removeLabel'> & { readonly minutes: number })[]
  readonly onSet: (minutes: number, said: string) => Promise<boolean>
}

function RemindEventField({ isAllDay, isSeries = false, entries, onSet }: RemindEventFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, choose] = useState<number | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const partId = useId()
  const isFull = entries.length >= MOST_REMINDERS
  const offered: readonly number[] = isAllDay ? ALL_DAY_MINUTES : EVENT_MINUTES
  const left = offered.filter((minutes) => entries.every((one) => one.minutes !== minutes))
  const minutes = [chosen, USUAL, left[0]].find((one) => one != null && left.includes(one)) ?? 0

  function close() {
    setOpen(false)
    choose(null)
    toggle.current?.focus()
  }
  async function set() {
    if (await onSet(minutes, sayBefore(minutes, isAllDay))) close()
  }

  return (
    <div className="grid justify-items-start gap-2">
      {entries.length > 0 && (
        <div className="w-full">
          <RemovableList
            label={words.list}
            icon={<Bell aria-hidden />}
            entries={entries.map((entry) => ({
              ...entry,
              removeLabel: words.remove(entry.text),
              onRemove() {
                entry.onRemove()
                toggle.current?.focus()
              },
            }))}
          />
        </div>
      )}
      <Button
        ref={toggle}
        variant="plain"
        className="-ms-[0.6rem] ps-[0.9rem] pe-[1rem]"
        icon={<Bell aria-hidden />}
        aria-expanded={isOpen && !isFull}
        aria-controls={isOpen && !isFull ? partId : undefined}
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? `${partId}-full` : undefined}
        onClick={() => !isFull && (isOpen ? close() : setOpen(true))}
      >
        {entries.length === 0 ? words.remindMe : words.another}
      </Button>
      {isFull && (
        <p id={`${partId}-full`} className="quiet text-s">
          {words.enough}
        </p>
      )}
      {isOpen && !isFull && (
        <div id={partId} className="border-line grid w-full gap-3 rounded-l border p-4">
          <Select
            label={words.before}
            hint={isSeries ? words.eachTime : undefined}
            value={String(minutes)}
            onChange={(value) => choose(Number(value))}
            options={left.map((value) => ({ value: String(value), label: sayBefore(value, isAllDay) }))}
          />
          <div className="cluster-2">
            <Button variant="go" onClick={() => void set()}>
              {words.set}
            </Button>
            <Button variant="plain" onClick={close}>
              {words.notNow}
            </Button>
          </div>
        </div>
      )}
      {(isOpen || entries.length > 0) && <WhereItRings />}
    </div>
  )
}
