import type { Win } from '@glimmer/domain/tasks/win'
import { useRows } from '../../device/device-context.ts'

/** All wins, live. */
export function useWins(): readonly Win[] {
  return useRows('wins')
}
