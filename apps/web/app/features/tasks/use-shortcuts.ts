import { useLayoutEffect } from 'react'
import { areShortcutsOn } from '../../ui/single-keys.ts'
import { openTaskDialog } from './open-dialog.ts'
import { type Shortcut, shortcutOf } from './shortcuts.ts'

const actions: Record<Shortcut, () => void> = {
  list: () => openTaskDialog({ kind: 'shortcuts' }),
  add: () => focusOn('[data-quick-add]'),
  create: () => openTaskDialog({ kind: 'create' }),
  find: () => document.querySelector<HTMLElement>('[data-find]')?.click(),
  view: () => document.querySelector<HTMLElement>('[data-view] input:not(:checked)')?.click(),
  sprint: () => document.querySelector<HTMLElement>('[data-sprint]')?.click(),
}

/** Single keys on the tasks page. The list of them opens even where they are turned off: it has their switch. */
export function useShortcuts(): void {
  // Before the page can be seen: a key that is pressed at once is heard.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const shortcut = shortcutOf(event)
      if (shortcut === null || (shortcut !== 'list' && !areShortcutsOn())) return
      event.preventDefault()
      actions[shortcut]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus()
}
