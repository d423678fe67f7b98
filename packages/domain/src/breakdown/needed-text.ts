/**
 * What has to stand in a text before a pattern can fit: one of the strings, each of them in small pieces of what the pattern
 * spells out. Empty where nothing can be said. Example: `/\b(visit|tend) .*grave(yard)?/` needs 'grave'.
 */
export function neededText({ source, ignoreCase }: RegExp): readonly string[] {
  return ignoreCase ? [] : ofAlternatives({ source, at: 0 })
}

interface Reader {
  readonly source: string
  at: number
}

function ofAlternatives(reader: Reader): readonly string[] {
  const all = [ofSequence(reader)]
  while (reader.source[reader.at] === '|') {
    reader.at++
    all.push(ofSequence(reader))
  }
  return all.some((one) => one.length === 0) ? [] : all.flat()
}

/** Of parts that all have to be there, the one that says most. */
function ofSequence(reader: Reader): readonly string[] {
  let best: readonly string[] = []
  let letters = ''
  const keep = (needed: readonly string[]) => {
    if (shortest(needed) > shortest(best)) best = needed
  }
  const endLetters = () => {
    keep(letters === '' ? [] : [letters])
    letters = ''
  }
  while (reader.at < reader.source.length && !'|)'.includes(reader.source.charAt(reader.at))) {
    const part = readPart(reader)
    const times = readTimes(reader)
    if (part === null) continue
    if (typeof part === 'string' && times !== 'perhaps') letters += part
    if (typeof part !== 'string' || times !== 'once') endLetters()
    if (typeof part !== 'string' && times !== 'perhaps') keep(part)
  }
  endLetters()
  return best
}

function shortest(needed: readonly string[]): number {
  return needed.reduce((least, { length }) => Math.min(least, length), needed[0]?.length ?? 0)
}

/** A letter, what a group needs, nothing for a sign that stands for several letters, or null for what takes no room. */
function readPart(reader: Reader): string | readonly string[] | null {
  const sign = reader.source.charAt(reader.at++)
  if (sign === '^' || sign === '$') return null
  if (sign === '.') return []
  if (sign === '(') return readGroup(reader)
  if (sign === '[') {
    skip(reader, /(?:\\.|[^\]\\])*\]/y)
    return []
  }
  return sign === '\\' ? readEscape(reader) : sign
}

function readGroup(reader: Reader): readonly string[] | null {
  const kind = skip(reader, /\?(?:<?[=!]|:|<\w+>)/y)
  const needed = ofAlternatives(reader)
  reader.at++
  return /[=!]/.test(kind) ? null : needed
}

function readEscape(reader: Reader): string | readonly string[] | null {
  const sign = reader.source.charAt(reader.at++)
  if (/[bB]/.test(sign)) return null
  if (/[dDwWsS]/.test(sign)) return []
  if (/[pP]/.test(sign)) {
    skip(reader, /\{[^}]*\}/y)
    return []
  }
  if (/\w/.test(sign)) throw new Error(`A pattern has a sign that cannot be read: \\${sign}`)
  return sign
}

/** How often the part before has to be there. */
function readTimes(reader: Reader): 'once' | 'perhaps' | 'often' {
  const next = reader.source.charAt(reader.at)
  if (next === '' || !'?*+{'.includes(next)) return 'once'
  const sign = skip(reader, /(?:[?*+]|\{[\d,]+\})\??/y)
  return /^(?:[?*]|\{0)/.test(sign) ? 'perhaps' : 'often'
}

function skip(reader: Reader, sticky: RegExp): string {
  sticky.lastIndex = reader.at
  const found = sticky.exec(reader.source)?.[0] ?? ''
  reader.at += found.length
  return found
}
