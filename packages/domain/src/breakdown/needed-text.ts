import type { Pattern } from './alternatives.ts'

/**
 * What has to stand in a text before a pattern can fit: one of the strings, each of them in small pieces of what the pattern
 * spells out. Empty where nothing can be said. Example: `/\b(visit|tend) .*grave(yard)?/` needs 'grave'.
 */
export function neededText({ source, ignoreCase }: RegExp): readonly string[] {
  return ignoreCase ? NOTHING : ofAlternatives({ source, at: 0 })
}

/**
 * The same for each way in which a pattern can fit: all sets of which one string has to be there, the most telling first. Empty
 * where nothing can be said of one of the ways. Example: `/visit .*grave|tomb/` needs 'visit' and 'grave', or 'tomb'.
 */
export function neededTexts(pattern: Pattern): Ways {
  const known = waysOf.get(pattern) ?? readWays(pattern)
  waysOf.set(pattern, known)
  return known
}

type Ways = readonly (readonly (readonly string[])[])[]
/** Long patterns take some milliseconds, and can so be read before they are needed. */
const waysOf = new WeakMap<Pattern, Ways>()

function readWays({ source, ignoreCase }: Pattern): Ways {
  if (ignoreCase) return []
  const reader = { source, at: 0 }
  const ways = []
  for (;;) {
    ways.push(partsOfSequence(reader).toSorted((a, b) => shortest(b) - shortest(a)))
    if (source[reader.at] !== '|') break
    reader.at++
  }
  return ways.every((sets) => sets.length > 0) ? ways : []
}

interface Reader {
  readonly source: string
  at: number
}

const NOTHING: readonly string[] = []

function ofAlternatives(reader: Reader): readonly string[] {
  const first = ofSequence(reader)
  if (reader.source[reader.at] !== '|') return first
  const all = [...first]
  let isKnown = first.length > 0
  while (reader.source[reader.at] === '|') {
    reader.at++
    const next = ofSequence(reader)
    isKnown &&= next.length > 0
    for (const text of next) all.push(text)
  }
  return isKnown ? all : NOTHING
}

/** Of parts that all have to be there, the one that says most. */
function ofSequence(reader: Reader): readonly string[] {
  let best = NOTHING
  for (const needed of partsOfSequence(reader)) if (shortest(needed) > shortest(best)) best = needed
  return best
}

/** What all has to be there: letters that stand together, and one text of each group. */
function partsOfSequence(reader: Reader): (readonly string[])[] {
  const parts: (readonly string[])[] = []
  let letters = ''
  const endLetters = () => {
    if (letters !== '') parts.push([letters])
    letters = ''
  }
  for (;;) {
    const sign = reader.source[reader.at]
    if (sign === undefined || sign === '|' || sign === ')') break
    const part = readPart(reader)
    const times = readTimes(reader)
    if (part === null) continue
    if (typeof part === 'string' && times !== 'perhaps') letters += part
    if (typeof part !== 'string' || times !== 'once') endLetters()
    if (typeof part !== 'string' && times !== 'perhaps' && part.length > 0) parts.push(part)
  }
  endLetters()
  return parts
}

function shortest(needed: readonly string[]): number {
  let least = needed[0]?.length ?? 0
  for (const { length } of needed) if (length < least) least = length
  return least
}

/** A letter, what a group needs, nothing for a sign that stands for several letters, or null for what takes no room. */
function readPart(reader: Reader): string | readonly string[] | null {
  const sign = reader.source[reader.at++] ?? ''
  switch (sign) {
    case '^':
    case '$':
      return null
    case '.':
      return NOTHING
    case '(':
      return readGroup(reader)
    case '[':
      skipTo(reader, ']')
      return NOTHING
    case '\\':
      return readEscape(reader)
    default:
      return sign
  }
}

function readGroup(reader: Reader): readonly string[] | null {
  const { source, at } = reader
  let isLooking = false
  if (source[at] === '?') {
    const kind = source[at + 1] === '<' ? source[at + 2] : source[at + 1]
    isLooking = kind === '=' || kind === '!'
    if (source[at + 1] === ':') reader.at += 2
    else if (isLooking) reader.at += source[at + 1] === '<' ? 3 : 2
    else skipTo(reader, '>')
  }
  const needed = ofAlternatives(reader)
  reader.at++
  return isLooking ? null : needed
}

function readEscape(reader: Reader): string | readonly string[] | null {
  const sign = reader.source[reader.at++] ?? ''
  if (sign === 'b' || sign === 'B') return null
  if ('dDwWsS'.includes(sign)) return NOTHING
  if (sign === 'p' || sign === 'P') {
    skipTo(reader, '}')
    return NOTHING
  }
  if (/\w/.test(sign)) throw new Error(`A pattern has a sign that cannot be read: \\${sign}`)
  return sign
}

/** How often the part before has to be there. */
function readTimes(reader: Reader): 'once' | 'perhaps' | 'often' {
  const { source, at } = reader
  const sign = source[at]
  if (sign !== '?' && sign !== '*' && sign !== '+' && sign !== '{') return 'once'
  if (sign === '{') skipTo(reader, '}')
  else reader.at++
  if (source[reader.at] === '?') reader.at++
  return sign === '?' || sign === '*' || (sign === '{' && source[at + 1] === '0') ? 'perhaps' : 'often'
}

/** Past the next such sign; one after a backslash does not count. */
function skipTo(reader: Reader, end: string): void {
  const { source } = reader
  while (reader.at < source.length && source[reader.at] !== end)
    reader.at += source[reader.at] === '\\' ? 2 : 1
  reader.at++
}
