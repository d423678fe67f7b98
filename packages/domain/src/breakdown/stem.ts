import { recent } from './recent.ts'

/** What the forms of an English word have in common: "dishes" and "dish", "tidied" and "tidying". Not itself a word. */
export const stem = recent(makeStem)

function makeStem(word: string): string {
  const low = word.toLowerCase()
  const plain = /['’]/.test(low) ? low.replace(/['’]s$/, '').replaceAll(/['’]/g, '') : low
  if (plain.length < 4) return plain
  const last = plain.at(-1) ?? ''
  // Most words end with none of the letters that a form adds.
  if (!'sdgye'.includes(last) || KEEP_THEIR_E.has(plain)) return plain
  const bare = withoutEnding(plain)
  if (bare.length > 1 && bare.endsWith('y')) return `${bare.slice(0, -1)}i`
  return bare.length > 2 && bare.endsWith('e') ? bare.slice(0, -1) : bare
}

/** Without their last letter they would be another word: "care" is no "car". */
const KEEP_THEIR_E = new Set(
  'care plane tape bite cute hope pine bare tube rate hate cape mate pane wine site note kite cane ride fate bathe robe cube'.split(
    ' ',
  ),
)

function withoutEnding(word: string): string {
  if (word.endsWith('s')) return withoutS(word)
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`
  const ending = word.endsWith('ing') ? 3 : word.endsWith('ed') ? 2 : 0
  const verb = word.slice(0, word.length - ending)
  if (ending === 0 || verb.length < 3 || !/[aeiouy]/.test(verb)) return word
  const isDoubled = verb.at(-1) === verb.at(-2) && 'bdgkmnprt'.includes(verb.at(-1) ?? '')
  return isDoubled ? verb.slice(0, -1) : verb
}

function withoutS(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:s|x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/**
 * Whether two words differ by one slip of the finger, or two in long words; in short ones letters may only have changed
 * places. The first letter is nearly always right.
 */
export function isNearly(a: string, b: string): boolean {
  const longer = Math.max(a.length, b.length)
  if (a === b) return true
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 2 || Math.min(a.length, b.length) < 4 || longer < 5)
    return false
  // A slip after the first letter still leaves one of the next two letters near its place.
  if (a[1] !== b[1] && a[2] !== b[1] && a[1] !== b[2] && a[2] !== b[2]) return false
  if (longer === 5) return sorted(a) === sorted(b)
  return slips(a, b) <= (longer >= 9 ? 2 : 1)
}

/** Whether letters inside a word changed places: "dihses" is "dishes". */
export function isJumbled(a: string, b: string): boolean {
  return (
    a.length > 5 && a.length === b.length && a[0] === b[0] && slips(a, b) === 1 && sorted(a) === sorted(b)
  )
}

const sorted = (word: string) => [...word].toSorted().join('')

/** Letters to add, take away, change or swap with their neighbour until `a` is `b`. */
function slips(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
