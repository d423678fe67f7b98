import { useLayoutEffect } from 'react'
import { areShortcutsOn, isSinglePress } from '../../../ui/single-keys.ts'

type TriageKey = 't' | 'd' | 'k' | 'arrowleft' | 'z' | 'escape'
/** What the keys of the triage do, by `event.key` in lower case. Letters can be turned off, the rest cannot. */
export type TriageKeys = Readonly<Partial<Record<TriageKey, () => unknown>>>

export function useTriageKeys(keys: TriageKeys): void {
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase()
      if (!isSinglePress(event) || !hasKey(keys, key)) return
      if (key.length === 1 && !areShortcutsOn()) return
      event.preventDefault()
      keys[key]?.()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

function hasKey(keys: TriageKeys, key: string): key is TriageKey {
  return Object.hasOwn(keys, key)
}
