import type { Storage } from './protocol.ts'

/** The share of a quota from which on it counts as nearly full. */
const NEARLY_FULL = 0.8

/** Whether a person should hear that their room on the server is nearly used up. */
export function isNearlyFull({ used, quota }: Storage): boolean {
  return used >= quota * NEARLY_FULL
}
