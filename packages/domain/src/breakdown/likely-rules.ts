import { neededText } from './needed-text.ts'

/** A piece of text, and the places of the rules that need it. */
interface Clue {
  readonly text: string
  /** Where in it the letters stand by which it is looked up: those that few others have. */
  readonly offset: number
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
    let marks: Uint8Array | null = null
    let key = 0
    for (let at = 1 - KEY; at <= text.length - KEY; at++) {
      key = withLetter(key, text.charCodeAt(at + KEY - 1))
      const begun = index.begun[key] ?? 0
      if (begun === 0 || at < 0) continue
      for (const clue of index.clues[begun] ?? []) {
        if (!text.startsWith(clue.text, at - clue.offset)) continue
        marks ??= index.isTriedAlways.slice()
        for (const place of clue.places) marks[place] = 1
      }
    }
    return marks === null ? index.triedAlways : marked(rules, marks)
  }
}

function marked<Rule>(rules: readonly Rule[], marks: Uint8Array): readonly Rule[] {
  const found: Rule[] = []
  for (let place = marks.indexOf(1); place >= 0; place = marks.indexOf(1, place + 1)) {
    const rule = rules[place]
    if (rule !== undefined) found.push(rule)
  }
  return found
}

function indexOf<Rule>(rules: readonly Rule[], patternOf: (rule: Rule) => RegExp) {
  const isTriedAlways = new Uint8Array(rules.length)
  const byText = new Map<string, number[]>()
  rules.forEach((rule, place) => {
    const needed = neededText(patternOf(rule))
    if (needed.length === 0 || needed.some((text) => text.length < KEY)) isTriedAlways[place] = 1
    else for (const text of new Set(needed)) byText.set(text, [...(byText.get(text) ?? []), place])
  })
  const counts = Map.groupBy([...byText.keys()].flatMap(keysOf), (key) => key)
  const byKey = Map.groupBy(
    [...byText].map(([text, places]): Clue => ({ text, offset: rarest(keysOf(text), counts), places })),
    ({ text, offset }) => keysOf(text)[offset] ?? 0,
  )
  const begun = new Uint16Array(2 ** (KEY * BITS))
  const clues: (readonly Clue[])[] = [[]]
  for (const [key, ofKey] of byKey) begun[key] = clues.push(ofKey) - 1
  return { isTriedAlways, triedAlways: marked(rules, isTriedAlways), begun, clues }
}

/** So many letters of a clue are looked up. */
const KEY = 3
/** So many bits of a key are new with each letter. */
const BITS = 5

/** The last three letters as one small number; other letters may have the same one. */
function withLetter(key: number, letter: number): number {
  return ((key << BITS) ^ letter) & (2 ** (KEY * BITS) - 1)
}

/** The key at each place of a text. */
function keysOf(text: string): readonly number[] {
  return Array.from({ length: text.length - KEY + 1 }, (_, start) =>
    Array.from({ length: KEY }, (__, at) => text.charCodeAt(start + at)).reduce(withLetter, 0),
  )
}

function rarest(keys: readonly number[], counts: ReadonlyMap<number, readonly number[]>): number {
  const many = keys.map((key) => counts.get(key)?.length ?? 0)
  return many.indexOf(Math.min(...many))
}
