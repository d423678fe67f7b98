import { addStep, editField, type TaskEdits, type TaskForm } from '@glimmer/domain/tasks/task-edits'
import { useEffect, useRef } from 'react'
import { dismissToast, showToast } from '../../../ui/toast/toast.ts'
import { useDialogCommands } from './use-dialog-commands.ts'
import { words } from './words.ts'

/** Adds suggested steps to a form that is not saved yet. They can be undone for as long as the form is there. */
export function useSuggestedEdits(form: TaskForm, edits: TaskEdits, onEdits: (edits: TaskEdits) => void) {
  const { newId } = useDialogCommands()
  const latest = useRef({ edits, onEdits })
  const toast = useRef<number | null>(null)
  useEffect(() => {
    latest.current = { edits, onEdits }
  })
  useEffect(
    () => () => {
      if (toast.current !== null) dismissToast(toast.current)
    },
    [],
  )

  return async (titles: readonly string[], minutes: number | null): Promise<boolean> => {
    const ids = titles.map(() => newId())
    const before = edits.fields.minutes ?? form.fields.minutes
    let next = titles.reduce((so, title, place) => addStep(so, ids[place] ?? newId(), title), edits)
    if (minutes !== null) next = editField(form, next, 'minutes', String(minutes))
    onEdits(next)
    const undo = () => {
      const now = latest.current
      const steps = Object.entries(now.edits.steps).filter(([id]) => !ids.includes(id))
      const added = now.edits.added.filter(({ id }) => !ids.includes(id))
      const kept = { ...now.edits, added, steps: Object.fromEntries(steps) }
      now.onEdits(minutes === null ? kept : editField(form, kept, 'minutes', before))
    }
    toast.current = showToast({
      text: words.stepsDrafted(titles.length),
      action: { label: words.undo, run: undo, isUndo: true },
    })
    return true
  }
}
