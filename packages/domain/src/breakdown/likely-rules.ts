import { neededTexts } from './needed-text.ts'

/** A way in which a rule may fit: the place of the rule, and what has to be there besides. */
interface Way {
  readonly place: number
  readonly besides: readonly (readonly string[])[]
}

/** A piece of text, and the ways that need it. */
interface Clue {
  readonly text: string
  /** Where in it the letters stand by which it is looked up: those that few others have. */
  readonly offset: number
  readonly ways: readonly Way[]
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
        for (const { place, besides } of clue.ways)
          if (marks[place] === 0 && isThere(text, besides)) marks[place] = 1
      }
    }
    return marks === null ? index.triedAlways : marked(rules, marks)
  }
}

function isThere(text: string, besides: Way['besides']): boolean {
  for (const texts of besides) if (!hasOneOf(text, texts)) return false
  return true
}

function hasOneOf(text: string, texts: readonly string[]): boolean {
  for (const one of texts) if (text.includes(one)) return true
  return false
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
  const byText = new Map<string, Way[]>()
  rules.forEach((rule, place) => {
    const ways = neededTexts(patternOf(rule)).map(([first = [], ...others]) => ({
      first,
      way: { place, besides: others.filter(isQuick) },
    }))
    if (ways.length === 0 || ways.some(({ first }) => !isTelling(first))) isTriedAlways[place] = 1
    else
      for (const { first, way } of ways)
        for (const text of new Set(first)) byText.set(text, [...(byText.get(text) ?? []), way])
  })
  const counts = Map.groupBy([...byText.keys()].flatMap(keysOf), (key) => key)
  const byKey = Map.groupBy(
    [...byText].map(([text, ways]): Clue => ({ text, offset: rarest(keysOf(text), counts), ways })),
    ({ text, offset }) => keysOf(text)[offset] ?? 0,
  )
  const begun = new Uint16Array(2 ** (KEY * BITS))
  const clues: (readonly Clue[])[] = [[]]
  for (const [key, ofKey] of byKey) begun[key] = clues.push(ofKey) - 1
  return { isTriedAlways, triedAlways: marked(rules, isTriedAlways), begun, clues }
}

const isTelling = (texts: readonly string[]) => texts.every((text) => text.length >= KEY)
/** To look for many costs more than to try the pattern. */
const isQuick = (texts: readonly string[]) =>
  texts.length <= MOST_BESIDES && texts.every((text) => text.length > 1)
const MOST_BESIDES = 12

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
