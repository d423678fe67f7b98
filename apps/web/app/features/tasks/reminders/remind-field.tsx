import { localTimeAt } from '@glimmer/domain/notifications/local-time'
import {
  isSameReminder,
  newRemindForm,
  type TaskReminderDraft,
} from '@glimmer/domain/notifications/remind-form'
import type { TaskReminder } from '@glimmer/domain/notifications/task-reminder'
import type { Task } from '@glimmer/domain/tasks/task'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sayTaskReminder } from '../../../data/reminders/say-reminder.ts'
import { MOST_REMINDERS, useReminderPlace } from '../../../data/reminders/use-reminders.ts'
import { useDevice } from '../../../device/device-context.ts'
import { WhereItRings } from '../../../session/where-it-rings.tsx'
import { ReminderField } from '../../../ui/reminder-field.tsx'
import { RemindChoices } from './remind-choices.tsx'
import { remindForm } from './remind-drafts.ts'

export interface RemindFieldProps {
  /** The task as it is, or as the form of a new one has it. */
  readonly task: Task
  /** Empty for a new task. */
  readonly draftOf: string
  readonly reminders: readonly TaskReminder[]
  /** Whether the person came here to set one. */
  readonly isReminding?: boolean
  /** `said`: the reminder in words. Resolves with whether it was set. */
  readonly onSet: (reminder: TaskReminderDraft, said: string) => Promise<boolean>
  readonly onRemove: (reminder: TaskReminder, said: string) => void
  /** What else can be done with reminders that are set. */
  readonly children?: ReactNode
}

/** The reminders of a task, and the ways to set another. */
export function RemindField(props: RemindFieldProps) {
  const { task, draftOf, reminders, isReminding = false, onSet, onRemove, children } = props
  const { owner } = useDevice().store
  const draft = remindForm(owner, draftOf)
  const [isOpen, setOpen] = useState(() => isReminding || draft.get() !== null)
  const place = useReminderPlace()
  const toggle = useRef<HTMLButtonElement>(null)

  function open() {
    draft.set(newRemindForm(localTimeAt(place.now, place.person.zone), task.dueDate))
    setOpen(true)
  }
  // As if it had been pressed.
  useEffect(() => {
    if (isReminding && draft.get() === null) open()
    // Only once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function close() {
    draft.set(null)
    setOpen(false)
  }

  function leave() {
    close()
    toggle.current?.focus()
  }

  return (
    <ReminderField
      entries={reminders.map((reminder) => {
        const { text, note } = sayTaskReminder(reminder, task, place)
        return { id: reminder.id, text, note, onRemove: () => onRemove(reminder, text) }
      })}
      most={MOST_REMINDERS}
      isOpen={isOpen}
      isReminding={isReminding}
      onToggle={isOpen ? close : open}
      toggle={toggle}
      choices={
        <RemindChoices
          task={task}
          place={place}
          draft={draft}
          isSet={(wanted) => reminders.some((one) => isSameReminder(one, wanted))}
          onSet={async (wanted, said) => {
            if (await onSet(wanted, said)) leave()
          }}
          onLeave={leave}
        />
      }
    >
      <WhereItRings />
      {children}
    </ReminderField>
  )
}
