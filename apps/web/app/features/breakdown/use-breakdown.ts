import { breakDown, type BreakDownOptions } from '@glimmer/domain/breakdown/break-down'
import { breakDownStep } from '@glimmer/domain/breakdown/break-down-step'
import { AS_READ, type Meaning } from '@glimmer/domain/breakdown/meaning'
import {
  type Asked,
  askedSchema,
  NOTHING_ASKED,
  type OfferedStep,
  offerSteps,
  withChanges,
} from '@glimmer/domain/breakdown/offered-steps'
import {
  meaningOf,
  notToSuggest,
  offerOwn,
  rememberedFor,
  withRemembered,
} from '@glimmer/domain/breakdown/remembered-steps'
import { useMemo } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { deviceSetting } from '../../lib/device-setting.ts'
import { useKept } from '../../lib/use-kept.ts'
import type { BreakdownProvider } from './provider.ts'
import { useAsking } from './use-asking.ts'
import { useOwnSteps } from './use-own-steps.ts'
import { usePerson } from './use-person.ts'
import { words } from './words.ts'

/** The person's choices; `part` is the title that they are for. */
const askedFor = deviceSetting<Asked>({
  key: 'breakdown',
  scope: 'owner',
  schema: askedSchema,
  fallback: NOTHING_ASKED,
})

export interface BrokenDownTask {
  readonly title: string
  readonly context: string | null
  /** The title of the task, where this is a step of it. */
  readonly stepOf?: string
}

/**
 * Steps for a task: the built-in ones at once, adjusted to the person's answers, memory and edits, and those of a
 * provider if it is asked.
 */
export function useBreakdown(task: BrokenDownTask, isOpen: boolean, provider?: BreakdownProvider) {
  const { owner } = useDevice().store
  const [asked, keep] = useKept(askedFor(owner, task.title))
  const person = usePerson()
  const own = useOwnSteps(owner)
  const { depth, part } = asked
  const subject = part ?? task.title
  const { energyLevel: energy, primaryChallenges } = person
  const challenges = primaryChallenges.join('\n')
  const meaning = asked.meaning ?? meaningOf(own.remembered, subject)
  const { kind, isMisread } = meaning ?? AS_READ
  const settled = notToSuggest(rememberedFor(own.remembered, subject, meaning), task.context)
  const answer = useMemo(
    () =>
      stepsFor(subject, task.stepOf, {
        depth,
        energy,
        challenges: challenges.split('\n'),
        context: settled,
        isMisread,
        ...(kind && { kind }),
      }),
    [subject, task.stepOf, settled, depth, energy, challenges, kind, isMisread],
  )
  const { kinds } = useMemo(
    () => stepsFor(subject, task.stepOf, { depth: 1, isMisread }),
    [subject, task.stepOf, isMisread],
  )
  const whole = useMemo(() => stepsFor(task.title, task.stepOf, { depth: 1 }), [task.title, task.stepOf])

  const request = {
    taskTitle: task.title,
    taskContext: task.stepOf === undefined ? task.context : words.contextOfStep(task.stepOf, task.context),
    userPreferences: { depth, ...person },
  }
  const { state, ask, stop, showBuiltIn } = useAsking({
    request,
    isOpen,
    provider,
    // An answer without edits may be replaced by a new one.
    hasAnswer: asked.helper !== null && Object.keys(asked.changed).length > 0,
    onAnswer: (helper) => keep({ ...asked, helper, changed: {} }),
  })

  const routine = own.routines.find(({ name }) => name === asked.routine)
  const suggested = routine
    ? offerOwn(routine.steps)
    : withRemembered(
        offerSteps(answer.subtasks),
        rememberedFor(own.remembered, subject, meaning),
        task.context,
      )
  const isHelped = state.kind === 'result' && asked.helper !== null
  const steps = withChanges(isHelped ? (asked.helper?.steps ?? []) : suggested, asked.changed)

  return {
    state,
    asked,
    /** How the person says that it is meant; null where they have not. */
    meaning,
    /** What it may be, to ask about. */
    kinds,
    /** Whether they can say that it was not understood: what is asked about they can answer otherwise. */
    canBeMisread: answer.isUnderstood && !isMisread && kinds.length === 0 && task.stepOf === undefined,
    answer,
    /** The analysis of the whole title, whichever of its parts is chosen. */
    whole,
    steps,
    own,
    routine,
    reasoning: isHelped ? asked.helper?.reasoning : routine ? null : answer.reasoning,
    source: isHelped
      ? asked.helper?.source
      : routine
        ? words.routineSource(routine.name)
        : words.builtInSource,
    energy,
    ask,
    stop,
    /** Back to the built-in steps, after a provider's. */
    showBuiltIn() {
      keep({ ...asked, helper: null, changed: {} })
      showBuiltIn()
    },
    /** Steps for what the person says that it is. */
    mean: (said: Meaning) => keep({ ...asked, meaning: said, changed: {} }),
    choose: (change: Partial<Asked>) => keep({ ...asked, ...change }),
    change(step: OfferedStep, change: Partial<OfferedStep>) {
      keep({ ...asked, changed: { ...asked.changed, [step.key]: { ...step, ...change } } })
    },
    forget: () => keep(NOTHING_ASKED),
  }
}

/** `stepOf`: the title of the task, where it is about one of its steps. */
function stepsFor(title: string, stepOf: string | undefined, options: BreakDownOptions) {
  return stepOf === undefined ? breakDown(title, options) : breakDownStep(title, stepOf, options)
}

export type BreakdownView = ReturnType<typeof useBreakdown>
