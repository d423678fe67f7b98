import type { Meaning } from '@glimmer/domain/breakdown/meaning'
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
import { deviceSetting } from '../../lib/device-setting.ts'
import { useStore } from '../../lib/use-store.ts'

const NOTHING_REMEMBERED: RememberedSteps = []
const NO_ROUTINES: readonly Routine[] = []

const rememberedSteps = deviceSetting({
  key: 'breakdown-steps',
  scope: 'owner',
  schema: rememberedStepsSchema,
  fallback: NOTHING_REMEMBERED,
})
const keptRoutines = deviceSetting({
  key: 'breakdown-routines',
  scope: 'owner',
  schema: routinesSchema,
  fallback: NO_ROUTINES,
})

/** What this device keeps of a person's own steps: what they made of suggestions, and their routines. */
export function useOwnSteps(owner: string) {
  const remembered = useStore(rememberedSteps(owner))
  const routines = useStore(keptRoutines(owner))
  return {
    remembered,
    routines,
    remember(title: string, steps: readonly OfferedStep[], meaning: Meaning | null) {
      rememberedSteps(owner).set(rememberSteps(remembered, title, steps, meaning))
    },
    keep(name: string, steps: readonly OfferedStep[]) {
      keptRoutines(owner).set(keepRoutine(routines, name, steps))
    },
    drop(name: string) {
      const left = dropRoutine(routines, name)
      keptRoutines(owner).set(left.length === 0 ? NO_ROUTINES : left)
    },
  }
}
