import { neededText } from './needed-text.ts'

/** A piece of text, and the places of the rules that need it. */
interface Clue {
  readonly text: string
  readonly places: readonly number[]
}

/**
 * A quick look at a text: which of many rules may fit it, in their order. Only their patterns need to be tried, and most
 * patterns are never even compiled.
 */
export function likelyRules<Rule>(
  rules: readonly Rule[],
  patternOf: (rule: Rule) => RegExp,
): (text: string) => readonly Rule[] {
  let index: ReturnType<typeof indexOf<Rule>> | null = null
  return (text) => {
    index ??= indexOf(rules, patternOf)
    let isLikely: Uint8Array | null = null
    let key = 0
    for (let at = 1 - KEY; at <= text.length - KEY; at++) {
      key = withLetter(key, text.charCodeAt(at + KEY - 1))
      if (!hasBit(index.begun, key)) continue
      for (const clue of index.clues.get(key) ?? []) {
        if (at < 0 || !text.startsWith(clue.text, at)) continue
        isLikely ??= index.isTriedAlways.slice()
        for (const place of clue.places) isLikely[place] = 1
      }
    }
    return isLikely === null ? index.triedAlways : marked(rules, isLikely)
  }
}

function marked<Rule>(rules: readonly Rule[], marks: Uint8Array): readonly Rule[] {
  return rules.filter((_, place) => marks[place] === 1)
}

function indexOf<Rule>(rules: readonly Rule[], patternOf: (rule: Rule) => RegExp) {
  const isTriedAlways = new Uint8Array(rules.length)
  const byText = new Map<string, number[]>()
  rules.forEach((rule, place) => {
    const needed = neededText(patternOf(rule))
    if (needed.length === 0 || needed.some((text) => text.length < KEY)) isTriedAlways[place] = 1
    else for (const text of new Set(needed)) byText.set(text, [...(byText.get(text) ?? []), place])
  })
  const clues = Map.groupBy(
    [...byText].map(([text, places]): Clue => ({ text, places })),
    ({ text }) => keyOf(text),
  )
  // Most places of a text begin no clue, which this tells at once.
  const begun = new Uint32Array(2 ** (KEY * BITS) / 32)
  for (const key of clues.keys()) begun[key >> 5] = (begun[key >> 5] ?? 0) | (1 << (key & 31))
  return { isTriedAlways, triedAlways: marked(rules, isTriedAlways), clues, begun }
}

function hasBit(bits: Uint32Array, place: number): boolean {
  return (((bits[place >> 5] ?? 0) >> (place & 31)) & 1) === 1
}

/** So many letters of a clue are looked up. */
const KEY = 3
/** So many bits of a key are new with each letter. */
const BITS = 5

/** The last three letters as one small number; other letters may have the same one. */
function withLetter(key: number, letter: number): number {
  return ((key << BITS) ^ letter) & (2 ** (KEY * BITS) - 1)
}

function keyOf(text: string): number {
  return Array.from({ length: KEY }, (_, at) => text.charCodeAt(at)).reduce(withLetter, 0)
}
