import {
  addStep,
  applyEdits,
  findGaps,
  newTaskForm,
  type TaskFields as Fields,
} from '@glimmer/domain/tasks/task-edits'
import { useEffect, useRef, useState } from 'react'
import { useDevice } from '../../../device/device-context.ts'
import { useReminderPlace } from '../../../data/reminders/use-reminders.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { focusFirstGap } from '../../../ui/focus-first-gap.ts'
import { FormSheet } from '../../../ui/form-sheet.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { NewTaskReminders } from '../reminders/new-task-reminders.tsx'
import { newTaskReminders, openReminder, remindForm } from '../reminders/remind-drafts.ts'
import { StepsEditor } from './steps-editor.tsx'
import { TaskFields } from './task-fields.tsx'
import { newTaskEdits, newTaskStep } from './task-drafts.ts'
import { useDialogCommands } from './use-dialog-commands.ts'
import { useTaskEdits } from './use-task-edits.ts'
import { words } from './words.ts'

/** A title that was typed already, and the fields of the section in which the dialog is opened. */
interface CreateDialogProps extends DialogControl, Partial<Pick<Fields, 'title' | 'timeOfDay' | 'category'>> {
  /** Called once the dialog has stored the title, so that the field it was typed into can be emptied. */
  readonly onTaken?: (formerTitle: string) => void
}

/** The form of a new task. What is typed is kept until the task is added. */
export function CreateDialog({
  close,
  reopen,
  title: typedTitle,
  timeOfDay,
  category,
  onTaken,
}: CreateDialogProps) {
  const { store } = useDevice()
  const { createTask, newId } = useDialogCommands()
  const [chosen] = useState({ ...(timeOfDay && { timeOfDay }), ...(category && { category }) })
  const kept = useTaskEdits(newTaskEdits(store.owner), chosen, typedTitle ? { title: typedTitle } : {})
  const [reminders, keepReminders] = useKept(newTaskReminders(store.owner))
  const place = useReminderPlace()
  const newStep = newTaskStep(store.owner)
  const [isAsked, setAsked] = useState(false)
  const body = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLInputElement>(null)
  const form = newTaskForm(chosen)
  const shown = applyEdits(form, kept.edits)
  const gaps = findGaps(shown.fields)

  useEffect(() => {
    kept.set(kept.edits)
    onTaken?.(kept.formerTitle)
    // Only once: from here on every key is stored as a draft.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function putAside() {
    const { edits } = kept
    const step = newStep.get()
    kept.discard()
    newStep.set('')
    return () => {
      kept.set(edits)
      newStep.set(step)
    }
  }
  async function save() {
    setAsked(true)
    if (gaps.length > 0) return focusFirstGap(body.current)
    const { steps: all } = applyEdits(form, addStep(kept.edits, newId(), newStep.get()))
    const steps = all.filter(({ id, title }) => title.trim() !== '' && !kept.edits.removed.includes(id))
    const wanted = [...reminders, ...openReminder(store.owner, '', reminders, place)]
    if (!(await createTask({ fields: shown.fields, steps }, wanted))) return
    kept.clear()
    newStep.set('')
    keepReminders(newTaskReminders(store.owner).initial)
    remindForm(store.owner, '').set(null)
    close()
  }

  return (
    <FormSheet
      form={body}
      field={title}
      className="stack-6"
      title={words.createTitle}
      description={words.createHint}
      words={words}
      saveLabel={words.create}
      canSave={shown.fields.title.trim() !== ''}
      wereKept={kept.wereKept}
      putAside={putAside}
      keepOnCancel
      reopen={reopen}
      onCancel={close}
      onSave={save}
    >
      {kept.formerTitle !== '' && <p className="ui-note">{words.titleWaits(kept.formerTitle)}</p>}
      <TaskFields
        form={form}
        edits={kept.edits}
        onEdits={kept.set}
        gaps={isAsked ? gaps : []}
        titleHint={words.titleHint}
        isNew
        titleRef={title}
      />
      <NewTaskReminders fields={shown.fields} reminders={reminders} onChange={keepReminders} />
      <StepsEditor form={form} edits={kept.edits} onEdits={kept.set} newStep={newStep} />
    </FormSheet>
  )
}
