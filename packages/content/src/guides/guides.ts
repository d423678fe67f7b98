import { exercise } from './exercise.ts'
import type { Guide } from './guide.ts'
import { lowEnergy } from './low-energy.ts'
import { meditation } from './meditation.ts'
import { planning } from './planning.ts'
import { productivity } from './productivity.ts'
import { senses } from './senses.ts'
import { sleep } from './sleep.ts'
import { stress } from './stress.ts'

/** Every guide, in the order of the page. */
export const GUIDES: readonly Guide[] = [
  meditation,
  exercise,
  planning,
  productivity,
  stress,
  sleep,
  senses,
  lowEnergy,
]
