import { plainTitle, type ReadTitle } from './read-title.ts'
import { stem } from './stem.ts'
import type { Template } from './template.ts'
import { ANYTHING, FAMILIES, FROM_A_NAME } from './templates/general.ts'

/** The answer where no template is about the task: by what is to be done, else by the name alone. */
export function generalTemplate(read: ReadTitle): { template: Template; hasName: boolean } {
  const family = FAMILIES.find(({ verbs }) => verbs.some((verb) => stem(verb) === read.verb))
  if (family && read.object !== null) return { template: family, hasName: true }
  const isName = read.verb === null && read.object !== null && plainTitle(read.quoted).split(' ').length <= 4
  return { template: isName ? FROM_A_NAME : ANYTHING, hasName: false }
}
