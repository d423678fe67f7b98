import { pickCompliment } from '@glimmer/domain/tasks/compliments'
import { isHeavyTitle } from '@glimmer/domain/tasks/heavy-title'
import { celebrationLevel } from './effects.ts'

let last: string | undefined

/**
 * Kind words about something that is done, never the same twice in a row. None where the person has switched them off, or
 * where the title speaks of something heavy, such as a funeral.
 */
export function kindWords(title: string, random: () => number = Math.random): string | undefined {
  if (celebrationLevel() === 'none' || isHeavyTitle(title)) return undefined
  last = pickCompliment(random, last)
  return last
}
