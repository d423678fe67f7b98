import * as z from 'zod/mini'
import { isStillDay } from '../days/add-days.ts'
import { type Needs, needsKey } from '../preferences/needs.ts'
import { pickTips } from './pick-tips.ts'
import type { Tip } from '@glimmer/content/tips/tip'

const ids = z.array(z.string())

export const shownTipsSchema = z.strictObject({
  /** The local date that they were picked on, and the needs that they were picked for. */
  on: z.string(),
  needs: z.string(),
  /** The four, and those of them that the person put away. */
  picked: ids,
  putAway: ids,
  /** Every one that counts as shown, the latest last. */
  shown: ids,
})

/** What a device keeps of the tips. */
export type ShownTips = z.infer<typeof shownTipsSchema>

export interface TipSituation {
  readonly library: readonly Tip[]
  readonly needs: Needs
  /** The local date. */
  readonly today: string
  /** A number from 0 to below 1. */
  readonly random: () => number
}

/** The tips of today: those that are kept, or new ones on another day, for other needs, or where the library has none of them. */
export function tipsOfToday(kept: ShownTips | null, situation: TipSituation): ShownTips {
  const { library, needs, today } = situation
  const stays =
    kept !== null &&
    isStillDay(kept.on, today) &&
    kept.needs === needsKey(needs) &&
    library.some(({ id }) => kept.picked.includes(id))
  return stays ? kept : otherTips(kept, situation)
}

/** Other tips than those that were shown. */
export function otherTips(
  kept: ShownTips | null,
  { library, needs, today, random }: TipSituation,
): ShownTips {
  const { tips, shown } = pickTips(library, needs, kept?.shown ?? [], random)
  const picked = tips.map(({ id }) => id)
  return { on: today, needs: needsKey(needs), picked, putAway: [], shown: [...shown] }
}

/** Puts a tip away, or brings it back. It counts as shown, so it comes again when the others have had their turn. */
export function setPutAway(kept: ShownTips, id: string, isPutAway: boolean): ShownTips {
  const others = kept.putAway.filter((other) => other !== id)
  return { ...kept, putAway: isPutAway ? [...others, id] : others }
}

/** What is in view, in its order. */
export function tipsInView({ picked, putAway }: ShownTips, library: readonly Tip[]): readonly Tip[] {
  return picked
    .filter((id) => !putAway.includes(id))
    .flatMap((id) => library.find((tip) => tip.id === id) ?? [])
}
