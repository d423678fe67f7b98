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
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { useOneAct } from '../../../ui/dialogs/use-one-act.ts'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { focusFirstGap } from '../../../ui/focus-first-gap.ts'
import { offerBack } from '../../../ui/toast/offer-back.ts'
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

const FORM_ID = 'task-details'

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

    const save = useOneAct(async () => {
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
      remindForm(owner, taskId).set(null)
      close()
    })
    function clear() {
      const { edits } = kept
      const step = newStep.get()
      if (isEdited(form, edits) || step !== '') {
        offerBack(() => {
          kept.set(edits)
          newStep.set(step)
          reopen()
        })
      }
      kept.clear()
      newStep.set('')
      body.current?.focus()
    }
    function cancel() {
      clear()
      remindForm(owner, taskId).set(null)
      close()
    }

    return (
      <Dialog
        className="ui-sheet"
        keepOnOutsidePress
        initialFocus={isReminding ? false : body}
        title={
          <span className="cluster-2 inline-flex gap-x-3 [&>.ui-badge]:tracking-normal">
            {words.detailTitle}
            {form.fields.isDaily && <Badge tone="dusk">{words.dailyGoal}</Badge>}
          </span>
        }
        closeLabel={words.close}
        actions={
          <>
            <Button onClick={cancel}>{words.cancel}</Button>
            <Button variant="main" type="submit" form={FORM_ID}>
              {isGone ? words.makeNew : words.save}
            </Button>
          </>
        }
      >
        <form
          ref={body}
          id={FORM_ID}
          // The form itself gets the focus, not a field: a phone's keyboard would cover what is there to read.
          tabIndex={-1}
          className="stack-6 py-1"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <div role="status" className={isGone ? 'ui-note' : 'sr-only'}>
            {isGone && (
              <p>
                <strong>{words.goneTitle}</strong> {words.goneText}
              </p>
            )}
          </div>
          {kept.wereKept && !isGone && (
            <DraftNote text={words.editsKept} action={words.editsDiscard} onDiscard={clear} />
          )}
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
        </form>
      </Dialog>
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
