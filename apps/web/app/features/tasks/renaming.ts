import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { deviceSetting } from '../../lib/device-setting.ts'

/** The name that is being edited, stored so that a reload finds the field open with what was typed. */
export interface Renaming {
  readonly id: string
  readonly text: string
}

export const renaming = deviceSetting<Renaming | null>({
  key: 'renaming',
  scope: 'tab',
  schema: z.nullable(z.object({ id: z.string(), text: z.string() })),
  fallback: null,
})

/** Whether this row's name is being changed. */
export function useIsRenaming(id: string): boolean {
  return useSyncExternalStore(renaming.subscribe, () => renaming.get()?.id === id)
}
