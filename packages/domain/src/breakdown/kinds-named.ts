import { templateIdOf } from './act-answers.ts'
import { actOfVerb } from './acts.ts'
import { isKind, type Kind, kindsOfNoun, KINDS } from './kinds.ts'
import type { ReadTitle } from './reading.ts'
import { stem } from './stem.ts'

const KIND_OF_TEMPLATE: ReadonlyMap<string, Kind> = new Map(
  Object.entries(KINDS).flatMap(([kind, template]) => (isKind(kind) ? [[template, kind] as const] : [])),
)

/** More are no help to choose from. */
const MOST = 3

/**
 * What a title may mostly be, by each of its words: what is done first, then the things. At most three; for a title that
 * was taken for something else.
 */
export function kindsNamed(read: ReadTitle): readonly Kind[] {
  const done = read.words.flatMap((word) => {
    const act = actOfVerb(word)
    return (act && KIND_OF_TEMPLATE.get(templateIdOf(act, read))) ?? []
  })
  const things = read.words.flatMap((word) => kindsOfNoun(stem(word)))
  return [...new Set([...done, ...things])].slice(0, MOST)
}
