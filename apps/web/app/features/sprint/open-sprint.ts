import type { SprintSubject } from '@glimmer/domain/sprint/sprint'
import { createContext, type ReactNode } from 'react'
import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'

export const sprintDialog = defineDialog(async () => (await import('./panel/sprint-dialog.tsx')).SprintDialog)

/** Opens the sprint that runs, or the choice of a task for a new one. */
export function openSprint(): void {
  void dialogs.open(sprintDialog, {})
}

/** Starts a sprint at once for the given task. If one runs already, shows that one instead. */
export function beginSprint(subject: SprintSubject): void {
  void dialogs.open(sprintDialog, { subject })
}

/** Whether the sprint is open with nothing above it. */
export function isSprintOnTop(): boolean {
  return dialogs.shown.get().findLast(({ isOpen }) => isOpen)?.definition === sprintDialog
}

/** The next step of a sprint. One that is only suggested so far has no id. */
export interface SprintStep {
  readonly id: string | null
  readonly title: string
}

interface SprintParts {
  /** Shown below the last words of a sprint that is over: an offer from the dopamine menu. */
  readonly offer: ReactNode
  /** Opens the dialog for writing down a thought, above that of the sprint; null if the page has none. */
  readonly onThought: (() => void) | null
  /** Opens the dialog for making a step smaller, above that of the sprint; null if the page has none. */
  readonly onSmaller: ((about: { readonly taskId: string; readonly step: SprintStep }) => void) | null
}

/** Parts of other features in the sprint's dialog. A route provides them, because features do not import each other. */
export const SprintParts = createContext<SprintParts>({ offer: null, onThought: null, onSmaller: null })
