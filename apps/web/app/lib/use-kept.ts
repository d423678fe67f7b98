import { useState } from 'react'
import type { DeviceSetting } from './device-setting.ts'

/**
 * What somebody began, as this tab shows it: it survives a reload, a crash and a closed dialog, and another tab changes
 * nothing of it meanwhile. What is to be the same in every tab is read by `useStore`.
 */
export function useKept<T>(kept: DeviceSetting<T>): readonly [value: T, set: (value: T) => void] {
  const [value, setValue] = useState(kept.get)
  function set(next: T) {
    setValue(next)
    kept.set(next)
  }
  return [value, set]
}
