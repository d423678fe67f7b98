import type { ReadTitle } from './read-title.ts'
import { stem } from './stem.ts'
import type { Template } from './template.ts'
import { ANY_WORK, ANYTHING, FAMILIES, FROM_A_NAME } from './templates/general.ts'
import { PEOPLE_AND_LIFE } from './templates/people-and-life.ts'

/** The answer where no template is about the task: by what is to be done, else by the name alone. */
export function generalTemplate({ verb, object, words }: ReadTitle): {
  template: Template
  hasName: boolean
} {
  if (object === null) return { template: ANYTHING, hasName: false }
  if (verb === null) return { template: FROM_A_NAME, hasName: false }
  if (LOST && isLost(verb, object)) return { template: LOST, hasName: true }
  const isWrittenTo = verb === 'writ' && words[1] === 'to'
  const family = FAMILIES.find(({ verbs }) => verbs.some((one) => stem(one) === (isWrittenTo ? 'ask' : verb)))
  return { template: family ?? ANY_WORK, hasName: true }
}

const LOST = PEOPLE_AND_LIFE.find(({ id }) => id === 'lost')

/** What is one's own need not be looked up: it is somewhere. */
function isLost(verb: string, object: string): boolean {
  return ['find', 'look', 'search', 'lost'].includes(verb) && object.startsWith('your ')
}
