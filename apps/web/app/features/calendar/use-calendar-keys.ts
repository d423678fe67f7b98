import type { CalendarView } from '@glimmer/domain/calendar/calendar-settings'
import { useEffectEvent, useLayoutEffect } from 'react'
import { areShortcutsOn, isSinglePress } from '../../ui/single-keys.ts'

/** The single keys of the calendar. */
const KEYS = {
  d: { view: 'day' },
  w: { view: 'week' },
  m: { view: 'month' },
  a: { view: 'agenda' },
  t: 'today',
  j: 'next',
  k: 'previous',
  n: 'create',
} as const satisfies Record<string, 'today' | 'next' | 'previous' | 'create' | { view: CalendarView }>

interface KeyActions {
  readonly view: (view: CalendarView) => void
  readonly today: () => void
  readonly next: () => void
  readonly previous: () => void
  readonly create: () => void
}

/** Handles single keys, where they are on and nobody is typing. Each has a button too. */
export function useCalendarKeys(actions: KeyActions): void {
  const act = useEffectEvent((key: keyof typeof KEYS) => {
    const means = KEYS[key]
    if (typeof means === 'string') actions[means]()
    else actions.view(means.view)
  })

  // Before the browser paints, so that a key pressed at once is heard.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase()
      if (!isKey(key) || !isSinglePress(event) || !areShortcutsOn()) return
      event.preventDefault()
      act(key)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isKey(key: string): key is keyof typeof KEYS {
  return Object.hasOwn(KEYS, key)
}
