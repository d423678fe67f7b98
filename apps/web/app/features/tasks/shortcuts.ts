import { isSinglePress, type Press } from '../../ui/single-keys.ts'

/** The single-key shortcuts of the tasks page. Undo and F6 belong to every page, see ui/toast. */
export const SHORTCUTS = {
  '?': 'list',
  a: 'add',
  n: 'create',
  '/': 'find',
  v: 'view',
  s: 'sprint',
} as const

export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS]

/** The shortcut that a press stands for. */
export function shortcutOf(press: Press): Shortcut | null {
  if (!isSinglePress(press)) return null
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  return isShortcutKey(key) ? SHORTCUTS[key] : null
}

function isShortcutKey(key: string): key is keyof typeof SHORTCUTS {
  return Object.hasOwn(SHORTCUTS, key)
}
