import { ENVIRONMENTAL_TIPS } from './library/environmental.ts'
import { MENTAL_TIPS } from './library/mental.ts'
import { PHYSICAL_TIPS } from './library/physical.ts'
import { PRODUCTIVITY_TIPS } from './library/productivity.ts'
import { ROUTINE_TIPS } from './library/routine.ts'
import { SLEEP_TIPS } from './library/sleep.ts'
import type { Tip, TipCategory, TipWords } from './tip.ts'

/** Every tip there is, in the order of the categories. */
export const TIPS: readonly Tip[] = [
  ...within('physical', PHYSICAL_TIPS),
  ...within('mental', MENTAL_TIPS),
  ...within('productivity', PRODUCTIVITY_TIPS),
  ...within('environmental', ENVIRONMENTAL_TIPS),
  ...within('sleep', SLEEP_TIPS),
  ...within('routine', ROUTINE_TIPS),
]

function within(category: TipCategory, tips: readonly TipWords[]): Tip[] {
  return tips.map((tip) => ({ ...tip, category }))
}
