import { neededText } from './needed-text.ts'

interface Placed<Rule> {
  readonly rule: Rule
  readonly place: number
}

/** A piece of text, and the rules that need it. */
interface Clue<Rule> {
  readonly text: string
  readonly rules: readonly Placed<Rule>[]
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
    const { always, clues: cluesAt, maybe } = index
    const likely = new Set(always)
    for (let at = 0; at <= text.length - KEY; at++) {
      const key = keyAt(text, at)
      if (maybe[key & MAYBE] === 0) continue
      for (const clue of cluesAt.get(key) ?? []) {
        if (text.startsWith(clue.text, at)) for (const placed of clue.rules) likely.add(placed)
      }
    }
    return inOrder([...likely]).map(({ rule }) => rule)
  }
}

function inOrder<Rule>(placed: readonly Placed<Rule>[]): readonly Placed<Rule>[] {
  return placed.length < 2 ? placed : placed.toSorted((a, b) => a.place - b.place)
}

function indexOf<Rule>(rules: readonly Rule[], patternOf: (rule: Rule) => RegExp) {
  const always: Placed<Rule>[] = []
  const byText = new Map<string, Placed<Rule>[]>()
  rules.forEach((rule, place) => {
    const placed = { rule, place }
    const needed = neededText(patternOf(rule))
    if (needed.length === 0 || needed.some((text) => text.length < KEY)) return void always.push(placed)
    for (const text of new Set(needed)) byText.set(text, [...(byText.get(text) ?? []), placed])
  })
  const clues = Map.groupBy(
    [...byText].map(([text, those]): Clue<Rule> => ({ text, rules: those })),
    ({ text }) => keyAt(text, 0),
  )
  // Most places of a text begin no clue, which this tells at once.
  const maybe = new Uint8Array(MAYBE + 1)
  for (const key of clues.keys()) maybe[key & MAYBE] = 1
  return { always, clues, maybe }
}

/** The last bits of a key: few enough that the table of them is read quickly. */
const MAYBE = 0x3f_ff

/** So many letters of a clue are looked up. */
const KEY = 3

/** The first letters as one small number; other letters may have the same one. */
function keyAt(text: string, at: number): number {
  return (text.charCodeAt(at) << 10) ^ (text.charCodeAt(at + 1) << 5) ^ text.charCodeAt(at + 2)
}
