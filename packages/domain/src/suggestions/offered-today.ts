import * as z from 'zod/mini'
import { isStillDay } from '../days/add-days.ts'
import type { DailySuggestion } from '@glimmer/content/suggestions/daily-suggestion'
import { ALL_SUGGESTIONS } from '@glimmer/content/suggestions/pools'
import { pickSuggestions, type SuggestionWish } from './pick-suggestions.ts'
import { needsKey } from '../preferences/needs.ts'

const ids = z.array(z.string())

export const offeredTodaySchema = z.strictObject({
  /** The local date that they were picked on, and the person that they were picked for. */
  on: z.string(),
  person: z.string(),
  offered: ids,
  /** The ids that the person dismissed today. */
  dismissed: ids,
  /** The ids suggested before, the latest last. */
  seen: ids,
})

/** What a device keeps of the suggestions. */
export type OfferedToday = z.infer<typeof offeredTodaySchema>

export interface SuggestionSituation extends Pick<SuggestionWish, 'needs' | 'rhythm' | 'random'> {
  /** The local date. */
  readonly today: string
  /** The ids of those that are on today's list. */
  readonly onList: ReadonlySet<string>
}

/**
 * The suggestions of today: the kept ones, or new ones on another day or for other needs. Somebody who travels west
 * keeps those of their day.
 */
export function offeredToday(kept: OfferedToday | null, situation: SuggestionSituation): OfferedToday {
  const stays = kept !== null && isStillDay(kept.on, situation.today) && kept.person === personKey(situation)
  return stays ? kept : otherSuggestions(kept, situation)
}

/** Other suggestions than those offered, as far as there are any. What was dismissed today is not offered again. */
export function otherSuggestions(
  kept: OfferedToday | null,
  { needs, rhythm, random, today, onList }: SuggestionSituation,
): OfferedToday {
  const dismissed = kept && isStillDay(kept.on, today) ? kept.dismissed : []
  const seen = kept?.seen ?? []
  const without = new Set([...onList, ...dismissed])
  const offered = pickSuggestions({ needs, rhythm, seen, without, random }).map(({ id }) => id)
  return {
    on: today,
    person: personKey({ needs, rhythm }),
    offered,
    dismissed,
    seen: [...seen.filter((id) => !offered.includes(id)), ...offered],
  }
}

/** Dismisses a suggestion for today, or brings it back. */
export function setDismissed(kept: OfferedToday, id: string, isDismissed: boolean): OfferedToday {
  const others = kept.dismissed.filter((other) => other !== id)
  return { ...kept, dismissed: isDismissed ? [...others, id] : others }
}

/** The suggestions that are shown, in their order. */
export function suggestionsInView({ offered, dismissed }: OfferedToday): readonly DailySuggestion[] {
  return offered
    .filter((id) => !dismissed.includes(id))
    .flatMap((id) => ALL_SUGGESTIONS.find((suggestion) => suggestion.id === id) ?? [])
}

function personKey({ needs, rhythm }: Pick<SuggestionSituation, 'needs' | 'rhythm'>): string {
  return needsKey(needs) + JSON.stringify(rhythm)
}
