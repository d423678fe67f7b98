/** What somebody writes in or chooses from: its keys are its own. A box to tick is not. */
export const WRITING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=""], [contenteditable=true]'

/** What has keys of its own while the focus is in it. */
export const KEEPS_KEYS = '[role=dialog], [role=alertdialog], [role=menu]'

/** What lies over the page. A panel that leaves the page usable (`aria-modal=false`) lies beside it. */
export const FLOATING = '[role=dialog]:not([aria-modal=false]), [role=alertdialog], [role=menu]'
