/** Where a person types or chooses by keys, so that single-key shortcuts must not act. A checkbox is not one. */
export const WRITING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=""], [contenteditable=true]'

/** Elements that handle keys themselves while the focus is in them. */
export const KEEPS_KEYS = '[role=dialog], [role=alertdialog], [role=menu]'

/** Elements that lie over the page. A panel with `aria-modal=false` lies beside it. */
export const FLOATING = '[role=dialog]:not([aria-modal=false]), [role=alertdialog], [role=menu]'
