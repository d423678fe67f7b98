import { defineDialog } from '../../ui/dialogs/define-dialog.ts'
import type { LoadBreakdown } from './breakdown-part.ts'

// Apart from the other dialogs: every page of the app can ask for this one, in a sprint.

/** Breaks a task into steps, or one of its steps into smaller ones. */
export const breakDownDialog = defineDialog(load)
/** The same above the dialog that it is asked for in. */
export const breakDownAboveDialog = defineDialog(load, { isAbove: true })

async function load({ loadBreakdown }: { readonly loadBreakdown: LoadBreakdown }) {
  const [{ breakDownWith }, { BreakdownDialog }] = await Promise.all([
    import('./dialogs/every-dialog.tsx'),
    loadBreakdown(),
  ])
  return breakDownWith(BreakdownDialog)
}
