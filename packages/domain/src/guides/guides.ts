import type { Guide } from './guide.ts'
import { sleep } from './sleep.ts'
import { stress } from './stress.ts'

/** Every guide, in the order of the page. */
export const GUIDES: readonly Guide[] = [stress, sleep]
