import type { OfferedStep } from '@glimmer/domain/breakdown/offered-steps'
import {
  dropRoutine,
  keepRoutine,
  type RememberedSteps,
  rememberedStepsSchema,
  rememberSteps,
  type Routine,
  routinesSchema,
} from '@glimmer/domain/breakdown/remembered-steps'
import { useOwnKept } from '../../session/use-own-kept.ts'

const NOTHING_REMEMBERED: RememberedSteps = []
const NO_ROUTINES: readonly Routine[] = []

/** What this device keeps of a person's own steps: what they made of suggestions, and their routines. */
export function useOwnSteps(owner: string) {
  const [remembered, setRemembered] = useOwnKept(
    owner,
    'breakdown-steps',
    rememberedStepsSchema,
    NOTHING_REMEMBERED,
  )
  const [routines, setRoutines] = useOwnKept(owner, 'breakdown-routines', routinesSchema, NO_ROUTINES)
  return {
    remembered,
    routines,
    remember(title: string, steps: readonly OfferedStep[]) {
      setRemembered(rememberSteps(remembered, title, steps))
    },
    keep(name: string, steps: readonly OfferedStep[]) {
      setRoutines(keepRoutine(routines, name, steps))
    },
    drop(name: string) {
      const left = dropRoutine(routines, name)
      setRoutines(left.length === 0 ? NO_ROUTINES : left)
    },
  }
}
