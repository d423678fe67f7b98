/** Where a person types or chooses by keys, so that single-key shortcuts must not act. A checkbox is not one. */
export const WRITING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=""], [contenteditable=true]'

/** What has keys of its own while the focus is in it. */
export const KEEPS_KEYS = '[role=dialog], [role=alertdialog], [role=menu]'

/** What lies over the page. A panel that leaves the page usable (`aria-modal=false`) lies beside it. */
export const FLOATING = '[role=dialog]:not([aria-modal=false]), [role=alertdialog], [role=menu]'
