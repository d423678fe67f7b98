import { useEffectEvent, useLayoutEffect } from 'react'
import { areShortcutsOn } from '../../ui/single-keys.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { newTaskDialog, shortcutsDialog } from './task-dialogs.ts'
import { type Shortcut, shortcutOf } from './shortcuts.ts'

/** What only the page can do. */
type PageActions = Record<Extract<Shortcut, 'find' | 'view' | 'sprint'>, () => void>

/** Single keys on the tasks page. The list of them opens even where they are turned off: it has their switch. */
export function useShortcuts(page: PageActions): void {
  const act = useEffectEvent((shortcut: Shortcut) => actionsOn(page)[shortcut]())

  // Before the page can be seen: a key that is pressed at once is heard.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const shortcut = shortcutOf(event)
      if (shortcut === null || (shortcut !== 'list' && !areShortcutsOn())) return
      event.preventDefault()
      act(shortcut)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function actionsOn(page: PageActions): Record<Shortcut, () => void> {
  return {
    ...page,
    list: () => void dialogs.open(shortcutsDialog, {}),
    add: () => document.querySelector<HTMLElement>('[data-quick-add]')?.focus(),
    create: () => void dialogs.open(newTaskDialog, {}),
  }
}
