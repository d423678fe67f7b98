import { PHYSICAL_TIPS } from './library/physical.ts'
import { PRODUCTIVITY_TIPS } from './library/productivity.ts'
import type { Tip, TipCategory, TipWords } from './tip.ts'

/** Every tip there is. */
export const TIPS: readonly Tip[] = [
  ...within('physical', PHYSICAL_TIPS),
  ...within('productivity', PRODUCTIVITY_TIPS),
]

function within(category: TipCategory, tips: readonly TipWords[]): Tip[] {
  return tips.map((tip) => ({ ...tip, category }))
}
