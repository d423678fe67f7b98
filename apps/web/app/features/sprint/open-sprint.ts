import type { SprintSubject } from '@glimmer/domain/sprint/sprint'
import { createContext, type ReactNode } from 'react'
import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'

export const sprintDialog = defineDialog(async () => (await import('./panel/sprint-dialog.tsx')).SprintDialog)

/** Opens the choice before a sprint, or the one there is. */
export function openSprint(): void {
  void dialogs.open(sprintDialog, {})
}

/** Begins one at once, without a choice; shows the one there is, where one runs already. */
export function beginSprint(subject: SprintSubject): void {
  void dialogs.open(sprintDialog, { subject })
}

/** Something nice that is offered when a sprint is over, below what is said about it. */
export const SprintOffer = createContext<ReactNode>(null)
