/** What single keys do on the tasks page. `undo` and the way to the messages belong to every page, see ui/toast. */
export const SHORTCUTS = {
  '?': 'list',
  a: 'add',
  n: 'create',
  '/': 'find',
  v: 'view',
  s: 'sprint',
} as const

export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS]

interface Press {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly repeat: boolean
  readonly isComposing: boolean
  readonly defaultPrevented: boolean
  readonly target: EventTarget | null
}

const WRITING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=""], [contenteditable=true]'
const FLOATING = '[role=dialog], [role=alertdialog], [role=menu]'

/** The shortcut that a press stands for. None while somebody writes, chooses from a menu, or answers a dialog. */
export function shortcutOf(press: Press): Shortcut | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat) return null
  if (press.isComposing || press.defaultPrevented) return null
  if (press.target instanceof Element && press.target.closest(`${WRITING}, ${FLOATING}`)) return null
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  return isShortcutKey(key) ? SHORTCUTS[key] : null
}

function isShortcutKey(key: string): key is keyof typeof SHORTCUTS {
  return Object.hasOwn(SHORTCUTS, key)
}

const KEY = 'glimmer:shortcuts'
const OFF = 'off'

/** Whether single keys do anything on this device. Who speaks to their computer turns them off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF
  } catch {
    return true
  }
}

export function setShortcutsOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, OFF)
  } catch {
    // Nothing is kept here: they stay as they are.
  }
}
