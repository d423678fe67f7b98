import { useEffectEvent, useLayoutEffect } from 'react'
import { areShortcutsOn } from '../../ui/single-keys.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { newTaskDialog, shortcutsDialog } from './task-dialogs.ts'
import { type Shortcut, shortcutOf } from './shortcuts.ts'

/** Shortcuts that the page carries out. */
type PageActions = Record<Extract<Shortcut, 'find' | 'view' | 'sprint'>, () => void>

/** Handles single keys on the tasks page. Their list opens even where they are turned off, as it holds the switch. */
export function useShortcuts(page: PageActions): void {
  const act = useEffectEvent((shortcut: Shortcut) => actionsOn(page)[shortcut]())

  // Before the browser paints, so that a key pressed at once is heard.
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
