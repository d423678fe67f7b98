import type { Win } from '@glimmer/domain/tasks/win'
import { useRows } from '../../device/device-context.ts'

/** All that is remembered as done, live. */
export function useWins(): readonly Win[] {
  return useRows('wins')
}
