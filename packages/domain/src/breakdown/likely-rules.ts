import type { Pattern } from './alternatives.ts'
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
  patternOf: (rule: Rule) => Pattern,
): (text: string) => readonly Rule[] {
  let index: ReturnType<typeof indexOf<Rule>> | null = null
  return (text) => {
    index ??= indexOf(rules, patternOf)
    const { isBegun, begun, clues, seenAt, triedAlways, always } = index
    const look = ++index.looks
    let places: number[] | null = null
    let key = 0
    const end = text.length
    for (let at = 0; at < end; at++) {
      key = withLetter(key, text.charCodeAt(at))
      if (((isBegun[key >> 5] ?? 0) & (1 << key)) === 0 || at < KEY - 1) continue
      const here = clues[begun[key] ?? 0] ?? NO_CLUES
      for (let each = 0; each < here.length; each++) {
        const { text: wanted, offset, ways } = here[each] as Clue
        if (!text.startsWith(wanted, at - KEY + 1 - offset)) continue
        for (const { place, besides } of ways) {
          if (seenAt[place] === look || !isThere(text, besides)) continue
          seenAt[place] = look
          places ??= [...always]
          places.push(place)
        }
      }
    }
    return places === null ? triedAlways : places.toSorted(byPlace).map((place) => rules[place] as Rule)
  }
}

const NO_CLUES: readonly Clue[] = []
const byPlace = (a: number, b: number) => a - b

function isThere(text: string, besides: Way['besides']): boolean {
  for (const texts of besides) if (!hasOneOf(text, texts)) return false
  return true
}

function hasOneOf(text: string, texts: readonly string[]): boolean {
  for (const one of texts) if (text.includes(one)) return true
  return false
}

function indexOf<Rule>(rules: readonly Rule[], patternOf: (rule: Rule) => Pattern) {
  const always: number[] = []
  const byText = new Map<string, Way[]>()
  rules.forEach((rule, place) => {
    const ways = neededTexts(patternOf(rule)).map(([first = [], ...others]) => ({
      first,
      way: { place, besides: others.filter(isQuick) },
    }))
    if (ways.length === 0 || ways.some(({ first }) => !isTelling(first))) always.push(place)
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
  // A bit for each key takes so little room that most letters are passed over within it.
  const isBegun = new Int32Array(begun.length >> 5)
  for (const [key, ofKey] of byKey) {
    begun[key] = clues.push(ofKey) - 1
    isBegun[key >> 5] = (isBegun[key >> 5] ?? 0) | (1 << key)
  }
  const triedAlways = always.map((place) => rules[place] as Rule)
  // In which look a rule was last found: that takes less time than a clean list for each.
  return { always, triedAlways, isBegun, begun, clues, looks: 0, seenAt: new Float64Array(rules.length) }
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
