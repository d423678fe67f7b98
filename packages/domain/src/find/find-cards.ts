import { isWithinOneSlip } from './one-slip.ts'
import { plainLetters } from './plain-letters.ts'

/** What a card can be found by: what stands on it, and what else people call that. */
export interface FindableCard {
  readonly id: string
  readonly title: string
  readonly buttons: readonly string[]
  /** Other words for the same, with spaces between them. */
  readonly alike: string
}

/** From this length on a word may have one typing slip: shorter ones would find nearly anything. */
const SLIP_FROM = 4

/** Words that say nothing of what is looked for. */
const SMALL = new Set(
  'a an and are at can do does for how i in is it me my of on or the to what where with'.split(' '),
)

/**
 * Returns the ids of the cards in which every word of the query begins a word, in their order; all where the query is
 * blank. One typing slip a word is forgiven where nothing is found without.
 */
export function findCards(cards: readonly FindableCard[], query: string): readonly string[] {
  const asked = wordsOf(query)
  const telling = asked.filter((word) => !SMALL.has(word))
  const wanted = telling.length > 0 ? telling : asked
  const found = (isMeant: (wanted: string, word: string) => boolean) =>
    cards.filter((card) => {
      const words = wordsOf([card.title, ...card.buttons, card.alike].join(' '))
      return wanted.every((one) => words.some((word) => isMeant(one, word)))
    })
  const exact = found((one, word) => word.startsWith(one))
  return (exact.length > 0 ? exact : found(isNearly)).map(({ id }) => id)
}

/** Whether a word begins with what is wanted, but for one slip. */
function isNearly(wanted: string, word: string): boolean {
  if (wanted.length < SLIP_FROM) return word.startsWith(wanted)
  return [-1, 0, 1].some((more) => isWithinOneSlip(wanted, word.slice(0, wanted.length + more)))
}

function wordsOf(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
