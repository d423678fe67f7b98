import { actInPhrase } from './acts.ts'
import { breakDown } from './break-down.ts'
import { feelingTemplate, heavyTemplate } from './heavy.ts'

/** They come by most of the ways that a title takes. */
const SAMPLES = [
  'Tidy the desk',
  'Call the dentist about the bill',
  'I need to reply to Sam’s message before Friday',
  'Write the essay, then wash up',
  'The printer is not working',
]

/**
 * What the first answer of a visit has to make once, in pieces: the indexes of the rules and the words, and the expressions.
 * Each is short, so they can be done while nobody waits, and the first answer comes as quickly as any other.
 */
export const WARM_UP: readonly (() => void)[] = [
  () => heavyTemplate(''),
  () => feelingTemplate(''),
  () => actInPhrase(''),
  () => breakDown('', { depth: 1 }),
  ...SAMPLES.map((title) => () => breakDown(title, { depth: 3 })),
]
