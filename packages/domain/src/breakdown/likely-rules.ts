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
    const found = new Set(index.always)
    for (let at = 0; at <= text.length - KEY; at++) {
      const clues = index.clues.get(keyAt(text, at))
      if (clues === undefined) continue
      for (const clue of clues) {
        if (text.startsWith(clue.text, at)) for (const place of clue.places) found.add(place)
      }
    }
    return [...found]
      .toSorted((a, b) => a - b)
      .map((place) => rules[place])
      .filter((rule) => rule !== undefined)
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
  const clues = [...places].map(([text, those]): Clue => ({ text, places: those }))
  return { always, clues: Map.groupBy(clues, ({ text }) => keyAt(text, 0)) }
}

/** So many letters of a clue are looked up. */
const KEY = 3

/** The first letters as one small number; other letters may have the same one. */
function keyAt(text: string, at: number): number {
  return (text.charCodeAt(at) << 14) ^ (text.charCodeAt(at + 1) << 7) ^ text.charCodeAt(at + 2)
}
