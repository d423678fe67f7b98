import fc from 'fast-check'
import type { Fault } from '../convergence/faulty-network.ts'
import { type Act, act } from './acts.ts'

/**
 * A round of the sync on one of a device's tabs. What is done `meanwhile` happens while it waits for an answer; that answer,
 * and what goes wrong, come after so many others.
 */
export interface Round {
  readonly device: number
  readonly tab: number
  readonly fault: Fault
  readonly faultAfter: number
  readonly meanwhile: readonly Act[]
  readonly meanwhileAfter: number
}

/** What happens in a person's life with their devices, one thing after the other. Numbers choose among what is there. */
export type Step =
  | { readonly kind: 'write'; readonly device: number; readonly tab: number; readonly acts: readonly Act[] }
  | { readonly kind: 'undo'; readonly device: number; readonly tab: number; readonly depth: number }
  | { readonly kind: 'there_and_back'; readonly device: number; readonly acts: readonly Act[] }
  | { readonly kind: 'sync'; readonly rounds: readonly Round[] }
  | { readonly kind: 'guest'; readonly device: number; readonly acts: readonly Act[]; readonly tabs: number }
  | { readonly kind: 'import'; readonly device: number; readonly from: number }
  | { readonly kind: 'answer'; readonly device: number; readonly isSent: boolean }
  | { readonly kind: 'forget'; readonly pick: number }
  | { readonly kind: 'jump'; readonly device: number; readonly days: number }
  | {
      readonly kind:
        | 'offline'
        | 'online'
        | 'late'
        | 'open'
        | 'second_tab'
        | 'reset'
        | 'back_up'
        | 'restore'
        | 'prune'
      readonly device: number
    }

const device = fc.nat({ max: 2 })
const tab = fc.nat({ max: 1 })
const acts = fc.array(act, { minLength: 1, maxLength: 3 })
const round: fc.Arbitrary<Round> = fc.record({
  device,
  tab,
  fault: fc.constantFrom<Fault>('none', 'none', 'none', 'none', 'lost', 'answer_lost', 'late', 'twice'),
  faultAfter: fc.nat({ max: 4 }),
  meanwhile: fc.array(act, { maxLength: 4 }),
  meanwhileAfter: fc.nat({ max: 4 }),
})
const kind = <K extends string>(...kinds: K[]) => fc.constantFrom(...kinds)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 48, arbitrary: fc.record({ kind: kind('write'), device, tab, acts }) },
  {
    weight: 12,
    arbitrary: fc.record({ kind: kind('undo'), device, tab, depth: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: kind('there_and_back'), device, acts }) },
  {
    weight: 36,
    arbitrary: fc.record({ kind: kind('sync'), rounds: fc.array(round, { minLength: 1, maxLength: 3 }) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: kind('offline', 'online', 'late'), device }) },
  { weight: 9, arbitrary: fc.record({ kind: kind('open', 'second_tab'), device }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('guest'), device, acts, tabs: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('import'), device, from: device }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('forget'), pick: fc.nat({ max: 50 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('prune', 'back_up', 'restore'), device }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('answer'), device, isSent: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('jump'), device, days: fc.constantFrom(-3_650, 40, 3_650) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('reset'), device }) },
)

/** Lives of so many steps, on three devices. */
export function lives(steps: number): fc.Arbitrary<Step[]> {
  return fc.array(step, { minLength: steps, maxLength: steps + 10, size: 'max' })
}
