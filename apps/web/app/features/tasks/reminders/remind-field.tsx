import { localTimeAt } from '@glimmer/domain/notifications/local-time'
import {
  isSameReminder,
  newRemindForm,
  type TaskReminderDraft,
} from '@glimmer/domain/notifications/remind-form'
import type { TaskReminder } from '@glimmer/domain/notifications/task-reminder'
import type { Task } from '@glimmer/domain/tasks/task'
import Bell from 'lucide-react/icons/bell'
import { type ReactNode, useId, useRef, useState } from 'react'
import { sayTaskReminder } from '../../../data/reminders/say-reminder.ts'
import { MOST_REMINDERS, useReminderPlace } from '../../../data/reminders/use-reminders.ts'
import { useDevice } from '../../../device/device-context.ts'
import { WhereItRings } from '../../../session/where-it-rings.tsx'
import { Button } from '../../../ui/button.tsx'
import { RemovableList } from '../../../ui/removable-list.tsx'
import { RemindChoices } from './remind-choices.tsx'
import { remindForm } from './remind-drafts.ts'
import { words } from './words.ts'

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

/** The reminders of a task in words, and one button that opens the ways to set another. */
export function RemindField({ task, draftOf, reminders, onSet, onRemove, children }: RemindFieldProps) {
  const { owner } = useDevice().store
  const draft = remindForm(owner, draftOf)
  const [isOpen, setOpen] = useState(() => draft.get() !== null)
  const place = useReminderPlace()
  const toggle = useRef<HTMLButtonElement>(null)
  const partId = useId()
  const isFull = reminders.length >= MOST_REMINDERS
  function open() {
    draft.set(newRemindForm(localTimeAt(place.now, place.person.zone), task.dueDate))
    setOpen(true)
  }
  const say = (reminder: TaskReminder) => sayTaskReminder(reminder, task, place)

  function close() {
    draft.set(null)
    setOpen(false)
    toggle.current?.focus()
  }

  return (
    <div className="grid justify-items-start gap-2">
      {reminders.length > 0 && (
        <div className="grid w-full gap-2">
          <RemovableList
            label={words.list}
            icon={<Bell aria-hidden />}
            entries={reminders.map((reminder) => {
              const { text, note } = say(reminder)
              return {
                id: reminder.id,
                text,
                note,
                removeLabel: words.remove(text),
                onRemove() {
                  onRemove(reminder, text)
                  toggle.current?.focus()
                },
              }
            })}
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
        aria-describedby={isFull ? `${partId}-full` : undefined}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && (isOpen ? close() : open())}
      >
        {reminders.length === 0 ? words.remindMe : words.another}
      </Button>
      {isFull && (
        <p id={`${partId}-full`} className="quiet text-s">
          {words.enough}
        </p>
      )}
      {isOpen && !isFull && (
        <div id={partId} className="w-full">
          <RemindChoices
            task={task}
            place={place}
            draft={draft}
            isSet={(wanted) => reminders.some((one) => isSameReminder(one, wanted))}
            onSet={async (wanted, said) => {
              if (await onSet(wanted, said)) close()
            }}
            onClose={close}
          />
        </div>
      )}
      {(isOpen || reminders.length > 0) && <WhereItRings />}
      {children}
    </div>
  )
}
