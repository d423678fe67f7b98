import { createContext, use } from 'react'

/** How a dialog is shown, and what happens when it goes. */
export interface DialogPart {
  readonly isOpen: boolean
  readonly close: () => void
  /** After the closing movement. */
  readonly onClosed: () => void
  /** What gets the focus then; false: it is given by this. */
  readonly returnFocus: () => HTMLElement | boolean
}

/** Given by what opens a dialog: the service, or a component that keeps one above its own. */
export const DialogContext = createContext<DialogPart | null>(null)

export function useDialogPart(): DialogPart {
  const part = use(DialogContext)
  if (!part) throw new Error('a dialog is opened by dialogs.open')
  return part
}
