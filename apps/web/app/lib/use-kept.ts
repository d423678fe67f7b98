import { useState } from 'react'
import type { DeviceSetting } from './device-setting.ts'

/**
 * Unfinished input as this tab shows it: it survives a reload, a crash and a closed dialog, and other tabs do not
 * change it while it is open. A value that should be the same in every tab is read with `useStore`.
 */
export function useKept<T>(kept: DeviceSetting<T>): readonly [value: T, set: (value: T) => void] {
  const [value, setValue] = useState(kept.get)
  function set(next: T) {
    setValue(next)
    kept.set(next)
  }
  return [value, set]
}
