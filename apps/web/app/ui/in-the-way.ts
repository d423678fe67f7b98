/** What somebody writes in or chooses from: its keys are its own. A box to tick is not. */
export const WRITING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=""], [contenteditable=true]'

/** What lies over the page. A panel that leaves the page usable (`aria-modal=false`) lies beside it. */
export const FLOATING = '[role=dialog]:not([aria-modal=false]), [role=alertdialog], [role=menu]'
