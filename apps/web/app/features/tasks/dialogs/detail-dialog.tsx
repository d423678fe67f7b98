import type { Subtask } from '@glimmer/domain/tasks/subtask'
import type { Task } from '@glimmer/domain/tasks/task'
import {
  addStep,
  applyEdits,
  findGaps,
  isEdited,
  revise,
  type TaskForm,
  taskForm,
} from '@glimmer/domain/tasks/task-edits'
import { useRef, useState } from 'react'
import { useDevice } from '../../../device/device-context.ts'
import { useStepsOf, useTask } from '../../../data/tasks/use-tasks.ts'
import { useReminderPlace, useTaskReminders } from '../../../data/reminders/use-reminders.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { focusFirstGap } from '../../../ui/focus-first-gap.ts'
import { FormSheet } from '../../../ui/form-sheet.tsx'
import { useToday } from '../../../data/preferences/use-today.ts'
import { aboutTask } from './about-task.tsx'
import { openReminder, remindForm } from '../reminders/remind-drafts.ts'
import { TaskReminders } from '../reminders/task-reminders.tsx'
import { StepsEditor } from './steps-editor.tsx'
import { TaskFields } from './task-fields.tsx'
import { taskEdits, taskStep } from './task-drafts.ts'
import { useDialogCommands } from './use-dialog-commands.ts'
import { useTaskEdits } from './use-task-edits.ts'
import { words } from './words.ts'

const sheetWords = { ...words, draftKept: words.editsKept, draftDiscard: words.editsDiscard }

interface DetailProps extends DialogControl {
  /** Whether it opens at the ways to be reminded. */
  readonly isReminding?: boolean
}

/**
 * All of a task, to read and to change. Changes of other devices show while it is open, and only edited fields are
 * saved. If the task is deleted elsewhere, what was typed stays and can become a new task.
 */
export const DetailDialog = aboutTask<DetailProps>(
  ({ task: { id: taskId }, isReminding = false, close, reopen }) => {
    const { owner } = useDevice().store
    const commands = useDialogCommands()
    const kept = useTaskEdits(taskEdits(owner, taskId))
    const [isAsked, setAsked] = useState(false)
    const body = useRef<HTMLFormElement>(null)
    const { form, task, isGone } = useForm(taskId)
    const shown = applyEdits(form, kept.edits)
    const place = useReminderPlace()
    const reminders = useTaskReminders(taskId)
    const newStep = taskStep(owner, taskId)
    const gaps = findGaps(shown.fields)
    const { title } = form.fields

    async function save() {
      setAsked(true)
      if (gaps.length > 0) return focusFirstGap(body.current)
      const edits = addStep(kept.edits, commands.newId(), newStep.get())
      const steps = applyEdits(form, edits).steps.filter(
        ({ id, title }) => title.trim() !== '' && !edits.removed.includes(id),
      )
      const saving = isGone
        ? commands.createTask({
            fields: shown.fields,
            steps: steps.map((step) => ({ ...step, id: commands.newId() })),
          })
        : commands.reviseTask(
            task,
            shown.fields.title.trim(),
            revise(form, edits, commands.newId),
            openReminder(owner, taskId, reminders, place),
          )
      if (!(await saving)) return
      kept.clear()
      newStep.set('')
      leave()
    }
    function putAside() {
      const { edits } = kept
      const step = newStep.get()
      kept.clear()
      newStep.set('')
      if (!isEdited(form, edits) && step === '') return null
      return () => {
        kept.set(edits)
        newStep.set(step)
      }
    }
    function leave() {
      remindForm(owner, taskId).set(null)
      close()
    }

    return (
      <FormSheet
        form={body}
        initialFocus={isReminding ? false : body}
        className="stack-6"
        title={
          <span className="cluster-2 inline-flex gap-x-3 [&>.ui-badge]:tracking-normal">
            {words.detailTitle}
            {form.fields.isDaily && <Badge tone="dusk">{words.dailyGoal}</Badge>}
          </span>
        }
        words={sheetWords}
        saveLabel={isGone ? words.makeNew : words.save}
        isGone={isGone}
        wereKept={kept.wereKept}
        putAside={putAside}
        reopen={reopen}
        onCancel={leave}
        onSave={save}
      >
        <TaskFields
          form={form}
          edits={kept.edits}
          onEdits={kept.set}
          gaps={isAsked ? gaps : []}
          task={task}
        />
        {!isGone && <TaskReminders task={task} isReminding={isReminding} />}
        <StepsEditor
          form={form}
          edits={kept.edits}
          onEdits={kept.set}
          newStep={newStep}
          canTick
          onSuggested={
            isGone
              ? undefined
              : (titles, minutes) => commands.addSteps({ id: taskId, title }, titles, minutes)
          }
        />
      </FormSheet>
    )
  },
)

/** The task's current form, or the last one where the task was deleted. */
function useForm(taskId: string): {
  readonly form: TaskForm
  readonly task: Task
  readonly isGone: boolean
} {
  const task = useTask(taskId)
  const steps = useStepsOf(taskId)
  const today = useToday()
  const [last, setLast] = useState<{ task: Task; steps: readonly Subtask[] } | null>(null)
  if (task && (last?.task !== task || !sameRows(last.steps, steps))) setLast({ task, steps })
  const known = task ? { task, steps } : last
  if (!known) throw new Error('A dialog about a task opens only while there is one')
  return { form: taskForm(known.task, known.steps, today), task: known.task, isGone: !task }
}

function sameRows(a: readonly Subtask[], b: readonly Subtask[]): boolean {
  return a.length === b.length && a.every((row, place) => row === b[place])
}
