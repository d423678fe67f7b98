import * as z from 'zod/mini'
import { GO_ON, stepKey } from './choose-steps.ts'
import type { OfferedStep } from './offered-steps.ts'
import { isSameMeaning, type Meaning, saidMeaningSchema } from './meaning.ts'
import { plainTitle } from './plain-title.ts'

/** How many titles are remembered, the latest first, and how many steps of each. */
const MOST_TITLES = 60
const MOST_ROUTINES = 20
const MOST_STEPS = 20

const ownStepSchema = z.object({ title: z.string(), minutes: z.number() })
export type OwnStep = Readonly<z.infer<typeof ownStepSchema>>

const rememberedSchema = z.object({
  /** The title, as `titleKey` has it. */
  key: z.string(),
  kept: z.readonly(z.array(ownStepSchema)),
  /** The keys of suggestions that are not wanted for it: dropped ones, and those that got other words. */
  dropped: z.readonly(z.array(z.string())),
  /** How they said that it is meant; null where they did not. */
  meaning: saidMeaningSchema,
})
export const rememberedStepsSchema = z.readonly(z.array(rememberedSchema))
export type RememberedSteps = z.infer<typeof rememberedStepsSchema>
type Remembered = RememberedSteps[number]

const routineSchema = z.object({ name: z.string(), steps: z.readonly(z.array(ownStepSchema)) })
export const routinesSchema = z.readonly(z.array(routineSchema))
export type Routine = Readonly<z.infer<typeof routineSchema>>

/** Two titles of the same key are the same task. */
export function titleKey(title: string): string {
  return stepKey(plainTitle(title)).slice(0, 200)
}

/**
 * Remembers which steps a person kept, edited or dropped for a title, and how they said that it is meant. Steps that are
 * dropped today may have been kept before.
 */
export function rememberSteps(
  remembered: RememberedSteps,
  title: string,
  steps: readonly OfferedStep[],
  meaning: Meaning | null = null,
): RememberedSteps {
  const key = titleKey(title)
  if (key === '') return remembered
  const before = rememberedFor(remembered, title, meaning)
  const kept = steps.filter(({ isChosen }) => isChosen)
  const keptKeys = new Set(kept.flatMap((step) => [step.key, stepKey(step.title)]))
  const left = steps.flatMap((step) => {
    const isReworded = step.isChosen && stepKey(step.title) !== step.key
    return !step.isChosen || isReworded ? [step.key] : []
  })
  const stillDropped = (before?.dropped ?? []).filter((one) => !keptKeys.has(one))
  const entry = {
    key,
    kept: kept.slice(0, MOST_STEPS).map(({ title: words, minutes }) => ({ title: words, minutes })),
    dropped: [...new Set([...left, ...stillDropped])].slice(0, MOST_STEPS * 2),
    meaning,
  }
  return [entry, ...remembered.filter((one) => one.key !== key)].slice(0, MOST_TITLES)
}

/** How a person said last time that this title is meant; null where they did not. */
export function meaningOf(remembered: RememberedSteps, title: string): Meaning | null {
  return entryOf(remembered, title)?.meaning ?? null
}

/** What is remembered of a title that is meant so: the steps for another meaning are of no use. */
export function rememberedFor(
  remembered: RememberedSteps,
  title: string,
  meaning: Meaning | null,
): Remembered | undefined {
  const entry = entryOf(remembered, title)
  return entry && isSameMeaning(entry.meaning, meaning) ? entry : undefined
}

function entryOf(remembered: RememberedSteps, title: string): Remembered | undefined {
  const key = titleKey(title)
  return remembered.find((one) => one.key === key)
}

/** What need not be suggested, a line each: what is on the list, what is kept anyway, and what was dropped. */
export function notToSuggest(own: Remembered | undefined, present: string | null): string | null {
  if (!own) return present
  const kept = own.kept.map(({ title: words }) => words)
  return [...(present === null ? [] : [present]), ...kept, ...own.dropped, GO_ON.title].join('\n')
}

/** What a person kept comes first, what they dropped does not come; so many in all as were suggested. */
export function withRemembered(
  suggested: readonly OfferedStep[],
  own: Remembered | undefined,
  present: string | null,
): readonly OfferedStep[] {
  if (!own) return suggested
  const there = new Set((present ?? '').split('\n').map(stepKey))
  const first = offerOwn(own.kept.filter(({ title: words }) => !there.has(stepKey(words))))
  const taken = new Set([...own.dropped, ...own.kept.map(({ title: words }) => stepKey(words))])
  const hints = new Map(suggested.map((step) => [step.key, step.hint]))
  const rest = suggested.filter((step) => !taken.has(step.key))
  return [...first.map((step) => ({ ...step, hint: hints.get(step.key) ?? '' })), ...rest].slice(
    0,
    suggested.length,
  )
}

/** Steps of the person's own, all of them chosen. */
export function offerOwn(steps: readonly OwnStep[]): readonly OfferedStep[] {
  return steps.map(({ title, minutes }) => ({
    key: stepKey(title),
    title,
    hint: '',
    minutes,
    isChosen: true,
  }))
}

/** The chosen steps under a name; one that has the same name gives way. */
export function keepRoutine(
  routines: readonly Routine[],
  name: string,
  steps: readonly OfferedStep[],
): readonly Routine[] {
  const chosen = steps.filter(({ isChosen }) => isChosen).slice(0, MOST_STEPS)
  const own = chosen.map(({ title, minutes }) => ({ title, minutes }))
  return [{ name, steps: own }, ...dropRoutine(routines, name)].slice(0, MOST_ROUTINES)
}

export function dropRoutine(routines: readonly Routine[], name: string): readonly Routine[] {
  const key = titleKey(name)
  return routines.filter((one) => titleKey(one.name) !== key)
}
