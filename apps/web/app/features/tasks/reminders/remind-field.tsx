import { localTimeAt } from '@glimmer/domain/notifications/local-time'
import {
  isSameReminder,
  newRemindForm,
  type TaskReminderDraft,
} from '@glimmer/domain/notifications/remind-form'
import type { TaskReminder } from '@glimmer/domain/notifications/task-reminder'
import type { Task } from '@glimmer/domain/tasks/task'
import { type ReactNode, useRef, useState } from 'react'
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
  /** `said`: the reminder in words. Resolves with whether it was set. */
  readonly onSet: (reminder: TaskReminderDraft, said: string) => Promise<boolean>
  readonly onRemove: (reminder: TaskReminder, said: string) => void
  /** What else can be done with reminders that are set. */
  readonly children?: ReactNode
}

/** The reminders of a task, and the ways to set another. */
export function RemindField({ task, draftOf, reminders, onSet, onRemove, children }: RemindFieldProps) {
  const { owner } = useDevice().store
  const draft = remindForm(owner, draftOf)
  const [isOpen, setOpen] = useState(() => draft.get() !== null)
  const place = useReminderPlace()
  const toggle = useRef<HTMLButtonElement>(null)

  function open() {
    draft.set(newRemindForm(localTimeAt(place.now, place.person.zone), task.dueDate))
    setOpen(true)
  }
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
