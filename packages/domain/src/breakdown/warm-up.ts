import { actInPhrase } from './acts.ts'
import { breakDown } from './break-down.ts'
import { findTask } from './find-task.ts'
import { neededTexts } from './needed-text.ts'
import { EVERY_WAY, weightOf } from './weight.ts'
import { keywordsOf } from './match-template.ts'
import { plainTitle, withoutFrame } from './plain-title.ts'
import { readTitle } from './read-title.ts'
import { splitTasks } from './split-tasks.ts'
import { TEMPLATES } from '@glimmer/content/breakdown/templates/all'

/** They come by most of the ways that a title takes. */
const SAMPLES = [
  'Tidy the desk',
  'Call the dentist about the bill',
  'I need to reply to Sam’s message before Friday',
  'Write the essay, then wash up',
  'The printer is not working',
]

/** So many templates are read in one piece, and so many ways in which a rule may fit. */
const TEMPLATES_AT_ONCE = 60
const WAYS_AT_ONCE = 200

function inParts<Item>(all: readonly Item[], most: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, place) =>
    all.slice(place * most, (place + 1) * most),
  )
}

/**
 * What the first answer of a visit has to make once, in pieces: the indexes of the rules and the words, and the expressions.
 * Each is short, so they can be done while nobody waits, and the first answer comes as quickly as any other.
 */
export const WARM_UP: readonly (() => void)[] = [
  ...inParts(EVERY_WAY, WAYS_AT_ONCE).map((ways) => () => {
    for (const { pattern } of ways) neededTexts(pattern)
  }),
  () => weightOf(''),
  () => actInPhrase(''),
  ...inParts(TEMPLATES, TEMPLATES_AT_ONCE).map((templates) => () => templates.forEach(keywordsOf)),
  ...[plainTitle, withoutFrame, findTask, splitTasks, weightOf, readTitle].flatMap((read) =>
    SAMPLES.map((title) => () => void read(title)),
  ),
  ...SAMPLES.map((title) => () => breakDown(title, { depth: 3 })),
]
