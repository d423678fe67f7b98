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
  let index: ReturnType<typeof indexOf> | null = null
  return (text) => {
    index ??= indexOf(rules.map(patternOf))
    const { always, clues: cluesAt, maybe, isLikely } = index
    isLikely.fill(0)
    for (const place of always) isLikely[place] = 1
    for (let at = 0; at <= text.length - KEY; at++) {
      const key = keyAt(text, at)
      if (maybe[key & MAYBE] === 0) continue
      for (const clue of cluesAt.get(key) ?? []) {
        if (text.startsWith(clue.text, at)) for (const place of clue.places) isLikely[place] = 1
      }
    }
    return rules.filter((_, place) => isLikely[place] === 1)
  }
}

function indexOf(patterns: readonly RegExp[]) {
  const always: number[] = []
  const places = new Map<string, number[]>()
  patterns.forEach((pattern, place) => {
    const needed = neededText(pattern)
    if (needed.length === 0 || needed.some((text) => text.length < KEY)) return void always.push(place)
    for (const text of needed) places.set(text, [...(places.get(text) ?? []), place])
  })
  const clues = Map.groupBy(
    [...places].map(([text, those]): Clue => ({ text, places: those })),
    ({ text }) => keyAt(text, 0),
  )
  // Most places of a text begin no clue, which this tells at once.
  const maybe = new Uint8Array(MAYBE + 1)
  for (const key of clues.keys()) maybe[key & MAYBE] = 1
  return { always, clues, maybe, isLikely: new Uint8Array(patterns.length) }
}

/** The last bits of a key. */
const MAYBE = 0xff_ff

/** So many letters of a clue are looked up. */
const KEY = 3

/** The first letters as one small number; other letters may have the same one. */
function keyAt(text: string, at: number): number {
  return (text.charCodeAt(at) << 14) ^ (text.charCodeAt(at + 1) << 7) ^ text.charCodeAt(at + 2)
}
