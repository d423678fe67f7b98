/** What every dialog of the tasks page gets. */
export interface DialogPart {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** After the closing movement. */
  readonly onClosed: () => void
  readonly finalFocus: () => HTMLElement | boolean
}
