import { createContext, use } from 'react'

/** How a dialog is shown, and what happens when it goes. */
export interface DialogPart {
  readonly isOpen: boolean
  readonly close: () => void
  /** After the closing movement. */
  readonly onClosed: () => void
  /** Returns what gets the focus then; false where this call has set it. */
  readonly returnFocus: () => HTMLElement | boolean
}

/** Provided by whatever opens a dialog: the service, or a component that shows one above its own. */
export const DialogContext = createContext<DialogPart | null>(null)

export function useDialogPart(): DialogPart {
  const part = use(DialogContext)
  if (!part) throw new Error('a dialog is opened by dialogs.open')
  return part
}
