import type { TaskReminder } from '@glimmer/domain/notifications/task-reminder'
import type { TaskFields } from '@glimmer/domain/tasks/task-edits'
import { useMemo } from 'react'
import { taskFromForm } from '../../../data/tasks/form-changes.ts'
import { browserEnvironment } from '../../../device/environment.ts'
import { words } from '../../../ui/reminder-words.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import type { NewReminder } from './remind-drafts.ts'
import { RemindField } from './remind-field.tsx'

interface NewTaskRemindersProps {
  readonly fields: TaskFields
  readonly reminders: readonly NewReminder[]
  readonly onChange: (reminders: readonly NewReminder[]) => void
}

/** The reminders that a new task gets once it is added. */
export function NewTaskReminders({ fields, reminders, onChange }: NewTaskRemindersProps) {
  const now = useMemo(() => new Date(browserEnvironment.now()), [])
  const createdAt = now.toISOString()
  const rows = reminders.map((one): TaskReminder => ({ ...one, taskId: '', snoozedUntil: null, createdAt }))
  return (
    <RemindField
      task={{ id: '', ...taskFromForm(fields, now) }}
      draftOf=""
      reminders={rows}
      onSet={async (reminder) => {
        onChange([...reminders, { ...reminder, id: browserEnvironment.randomId() }])
        return true
      }}
      onRemove={({ id }, said) => {
        onChange(reminders.filter((one) => one.id !== id))
        const run = () => onChange(reminders)
        showToast({ text: words.removed(said), action: { label: words.undo, run, isUndo: true } })
      }}
    />
  )
}
