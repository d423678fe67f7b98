import { actInPhrase } from './acts.ts'
import { breakDown } from './break-down.ts'
import { findTask } from './find-task.ts'
import { weightOf } from './weight.ts'
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

/** So many templates are read in one piece. */
const AT_ONCE = 60

const parts = Array.from({ length: Math.ceil(TEMPLATES.length / AT_ONCE) }, (_, place) =>
  TEMPLATES.slice(place * AT_ONCE, (place + 1) * AT_ONCE),
)

/**
 * What the first answer of a visit has to make once, in pieces: the indexes of the rules and the words, and the expressions.
 * Each is short, so they can be done while nobody waits, and the first answer comes as quickly as any other.
 */
export const WARM_UP: readonly (() => void)[] = [
  () => weightOf(''),
  () => actInPhrase(''),
  ...parts.map((templates) => () => templates.forEach(keywordsOf)),
  ...[plainTitle, withoutFrame, findTask, splitTasks, weightOf, readTitle].flatMap((read) =>
    SAMPLES.map((title) => () => void read(title)),
  ),
  ...SAMPLES.map((title) => () => breakDown(title, { depth: 3 })),
]
