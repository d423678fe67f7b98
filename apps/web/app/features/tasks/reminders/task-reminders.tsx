import type { Task } from '@glimmer/domain/tasks/task'
import { useReminderCommands } from '../../../data/reminders/use-reminder-commands.ts'
import { useReminderPlace, useTaskReminders } from '../../../data/reminders/use-reminders.ts'
import { offerFile } from '../../../lib/offer-file.ts'
import { useRingsWhile } from '../../../session/where-it-rings.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { RemindField } from './remind-field.tsx'
import { words } from './words.ts'

interface TaskRemindersProps {
  readonly task: Task
  readonly isReminding: boolean
}

/** The reminders of a task that is there. What is set or removed is kept at once. */
export function TaskReminders({ task, isReminding }: TaskRemindersProps) {
  const reminders = useTaskReminders(task.id)
  const commands = useReminderCommands()
  const ringsWhile = useRingsWhile()
  return (
    <RemindField
      task={task}
      draftOf={task.id}
      isReminding={isReminding}
      reminders={reminders}
      onSet={(reminder, said) => commands.remindOfTask(task.id, reminder, said, ringsWhile)}
      onRemove={({ id }, said) => void commands.endTaskReminder(id, said)}
    >
      {reminders.length > 0 && <SaveForPhone task={task} />}
    </RemindField>
  )
}

/** Hands over a file for the calendar of a phone, which rings when no page of Glimmer is open. */
function SaveForPhone({ task }: { readonly task: Task }) {
  const reminders = useTaskReminders(task.id)
  const place = useReminderPlace()

  async function save() {
    const { reminderFileOf } = await import('../../../data/reminders/reminder-files.ts')
    const text = reminderFileOf(task, reminders, place)
    if (text === null) return words.nothingToCome
    offerFile(words.fileName, 'text/calendar', text)
    return words.saved(words.fileName)
  }
  return (
    <FileButton
      className="-ms-[0.6rem] justify-self-start ps-[0.9rem] pe-[1rem]"
      label={words.toPhone}
      save={save}
    />
  )
}
