import type { EnergyLevel } from '../energy/daily-checkin.ts'
import { helpFor } from './challenges.ts'
import { recent } from './recent.ts'
import { type Depth, restCount, stepCount } from './step-counts.ts'
import type { TemplateStep } from '@glimmer/content/breakdown/template'

const FIRST_MINUTES = 2
const LONGEST_AT_ONCE = 10

const RESTS: readonly Omit<TemplateStep, 'minutes'>[] = [
  {
    level: 1,
    title: 'Rest: sit or lie down, and do nothing',
    hint: 'This is a step, not a gap.',
  },
  { level: 1, title: 'Rest again: drink something, look out of the window', hint: '' },
]

export const GO_ON: TemplateStep = {
  level: 1,
  minutes: 1,
  title: 'Go to the place where this happens',
  hint: 'Stand or sit there for a moment. That is all.',
}

/** They fill up where a step says no more than what is on the list already. */
const SPARE: readonly TemplateStep[] = [
  { level: 5, minutes: 1, title: 'Put away one thing that you used', hint: '' },
  { level: 5, minutes: 1, title: 'Look at what is different now', hint: 'You did that.' },
]

export interface StepWishes {
  readonly depth: Depth
  readonly energy: EnergyLevel | null
  readonly challenges: readonly string[]
  /** Steps that are on the list already, by `stepKey`. */
  readonly present: ReadonlySet<string>
  /** Puts the names into the words of a step. */
  readonly weave: (text: string) => string
}

/** Two steps of the same key say the same, however long they take. */
export const stepKey = recent((title) =>
  title
    .toLowerCase()
    .replaceAll(/\{minutes\}|\b\d+ minutes?\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
)

/** Of all steps of a template those that fit: so many, with rests, with what helps this person, and none twice. */
export function chooseSteps(all: readonly TemplateStep[], wishes: StepWishes): readonly TemplateStep[] {
  const { depth, energy, challenges, present, weave } = wishes
  const isNew = ({ title }: TemplateStep) => !present.has(stepKey(weave(title)))
  const isUsual = challenges.length === 0 && !mayBeThere(all, present)
  const steps = isUsual ? usualSteps(all, depth, energy) : arranged(all, wishes, isNew)
  return steps.map((step) => {
    const [title, hint] = [weave(step.title), weave(step.hint)]
    return title === step.title && hint === step.hint ? step : { ...step, title, hint }
  })
}

/** Most steps begin otherwise than all that is there, so their keys need not be made. */
function mayBeThere(all: readonly TemplateStep[], present: ReadonlySet<string>): boolean {
  const known = beginnings.get(all) ?? new Set([...all, ...SPARE].map(({ title }) => beginningOf(title)))
  beginnings.set(all, known)
  for (const key of present) if (known.has(beginningOf(key))) return true
  return known.has(ANY_BEGINNING)
}

const beginnings = new WeakMap<readonly TemplateStep[], ReadonlySet<string>>()

/** Of a step or of its key. */
function beginningOf(text: string): string {
  const begun = text.slice(0, 4).toLowerCase()
  return /^[a-z]{2}[a-z ]*$/.test(begun) ? begun : ANY_BEGINNING
}

/** What begins with a sign or a name. */
const ANY_BEGINNING = ''

const usual = new WeakMap<readonly TemplateStep[], Map<string, readonly TemplateStep[]>>()

/** The steps of most answers, where nothing is on the list already and nothing helps in particular: they are made once. */
function usualSteps(all: readonly TemplateStep[], depth: Depth, energy: EnergyLevel | null) {
  const known = usual.get(all) ?? new Map<string, readonly TemplateStep[]>()
  usual.set(all, known)
  const key = `${depth} ${energy}`
  const steps = known.get(key) ?? arranged(all, { depth, energy, challenges: [] }, () => true)
  known.set(key, steps)
  return steps
}

/** In their order, with rests; the names are still to be put into them. */
function arranged(
  all: readonly TemplateStep[],
  { depth, energy, challenges }: Pick<StepWishes, 'depth' | 'energy' | 'challenges'>,
  isNew: (step: TemplateStep) => boolean,
): readonly TemplateStep[] {
  const rests = restCount(depth, energy)
  const count = stepCount(depth, energy) - rests
  const own = [...all, ...SPARE].filter(isNew)
  const begun = own[0] === all[0] || !isNew(GO_ON) ? own : [GO_ON, ...own]
  const help = helpFor(challenges, depth <= 2 ? 0 : depth === 3 ? 1 : 2)
  const first = help.first && isNew(help.first) ? help.first : null
  const closing = own.filter(({ isClosing }) => isClosing).length
  // What closes stays beside the deed, so both keep their places.
  const fixed = 1 + (closing > 0 ? closing + 1 : 0) + (first ? 1 : 0)
  const helping = help.steps.filter(isNew).slice(0, Math.max(0, count - fixed))
  const room = count - helping.length - (first ? 1 : 0)
  const [beginning, ...rest] = ofLevels(begun, Math.max(1, room), first !== null)
  const chosen = [first, beginning, ...helping, ...rest].filter((step) => step != null)
  return withRests(
    chosen.map((step, place) => ease(step, place, energy)),
    rests,
  )
}

/**
 * The deed, what closes again, and the steps of the lowest levels, `count` of them, in the order in which they are done. What
 * closes is never left out: a freezer that only two steps switch off has a third that switches it on.
 */
function ofLevels(
  steps: readonly TemplateStep[],
  count: number,
  hasBeginning: boolean,
): readonly TemplateStep[] {
  // The beginning comes first, unless somebody begins even smaller; then the deed.
  const beginning = hasBeginning ? 0.9 : 0
  const places = steps
    .map((step, place) => ({
      rank: place === 0 ? beginning : rankOf(step),
      place,
      isClosing: step.isClosing,
    }))
    .toSorted((a, b) => a.rank - b.rank || a.place - b.place)
    .filter(({ isClosing }, at) => at < count || isClosing)
  const kept = new Set(places.map(({ place }) => place))
  return steps.filter((_, place) => kept.has(place))
}

/** Where what is written is sent in another step, the writing comes before whatever prepares it. */
const rankOf = ({ isDeed, isClosing, level }: TemplateStep) =>
  isDeed ? 0.5 : isClosing ? 0.6 : level === 2 ? 0.95 : level

const LEAVE_IT = 'You may leave it there.'

function ease(step: TemplateStep, place: number, energy: EnergyLevel | null): TemplateStep {
  // What is done for a time can be left at any time, so it is never long.
  const isLeft = step.title.includes('{minutes}') && step.minutes > LONGEST_AT_ONCE
  const most = place === 0 ? FIRST_MINUTES : isLeft || energy === 'LOW' ? LONGEST_AT_ONCE : 60
  const wanted = energy === 'LOW' ? Math.round(step.minutes * 0.6) : step.minutes
  const hint = isLeft && step.hint === '' ? LEAVE_IT : step.hint
  return { ...step, hint, minutes: Math.min(most, Math.max(1, wanted)) }
}

/** Rests stand between steps, evenly, never at the ends. */
function withRests(steps: readonly TemplateStep[], count: number): readonly TemplateStep[] {
  const result = [...steps]
  const part = steps.length / (count + 1)
  const work = steps.reduce((sum, step) => sum + step.minutes, 0)
  // Nobody needs five minutes of rest after half a minute of brushing.
  const minutes = Math.min(5, Math.max(1, Math.round(work / 5)))
  for (let n = Math.min(count, steps.length - 1); n > 0; n--) {
    const rest = RESTS[n - 1]
    if (rest) result.splice(Math.max(1, Math.round(part * n)), 0, { ...rest, minutes })
  }
  return result
}
