import type { TemplateStep } from '@glimmer/content/breakdown/template'

/** What a challenge adds to a breakdown: a step of its own, a sentence, or both. */
interface Help {
  readonly named: RegExp
  readonly step?: Omit<TemplateStep, 'level'>
  /** Before everything else, also where there are only two steps. */
  readonly isFirst?: boolean
  readonly sentence?: string
}

const HELPS: readonly Help[] = [
  {
    named: /paralysis|procrastinat|executive|initiat|motivat/i,
    isFirst: true,
    step: {
      minutes: 1,
      title: 'Put both feet on the floor and breathe out slowly',
      hint: 'Nothing else yet. This counts as having begun.',
    },
  },
  {
    named: /perfection/i,
    step: {
      minutes: 1,
      title: 'Say out loud what good enough would be here',
      hint: 'Not perfect: enough that you could stop.',
    },
  },
  {
    named: /overwhelm|anxi/i,
    step: {
      minutes: 2,
      title: 'Put out of sight what does not belong to this',
      hint: 'Behind a door, under a cloth, or turned face down. Only this is for now.',
    },
  },
  {
    named: /time|hyperfocus|transition/i,
    step: {
      minutes: 1,
      title: 'Set a timer for {total}',
      hint: 'When it rings you may stop, wherever you are.',
    },
  },
  {
    named: /sensory/i,
    step: {
      minutes: 1,
      title: 'Make the room kinder: softer light, less noise, or headphones',
      hint: 'Whichever is nearest.',
    },
  },
  {
    named: /focus|attention|distract|impuls/i,
    step: {
      minutes: 1,
      title: 'Turn off one thing that could interrupt you',
      hint: 'A sound, a screen, or an open door.',
    },
  },
  { named: /decision/i, sentence: 'Where there is a choice, the first that will do is the right one.' },
  { named: /memory|organi[sz]/i, sentence: 'You need not hold any of this in mind: it is written here.' },
  {
    named: /burnout|exhaust|emotional|rejection/i,
    sentence: 'You may stop after any step, and what is done stays done.',
  },
]

export interface ChosenHelp {
  readonly first: TemplateStep | null
  readonly steps: readonly TemplateStep[]
  readonly sentences: readonly string[]
}

const NO_HELP: ChosenHelp = { first: null, steps: [], sentences: [] }

/** What these challenges add, with at most `most` steps after the first. */
export function helpFor(challenges: readonly string[], most: number): ChosenHelp {
  if (challenges.length === 0) return NO_HELP
  const helps = HELPS.filter(({ named }) => challenges.some((challenge) => named.test(challenge)))
  const asStep = ({ step }: Help): TemplateStep[] => (step ? [{ level: 1, ...step }] : [])
  return {
    first: helps.filter(({ isFirst }) => isFirst).flatMap(asStep)[0] ?? null,
    steps: helps
      .filter(({ isFirst }) => !isFirst)
      .flatMap(asStep)
      .slice(0, most),
    sentences: helps.flatMap(({ sentence }) => (sentence ? [sentence] : [])).slice(0, 1),
  }
}
