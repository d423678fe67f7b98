/** One property: 'DTSTART;TZID=Europe/Lisbon:20261123T090000'. Names are in capitals. */
export interface ContentLine {
  readonly name: string
  readonly params: ReadonlyMap<string, string>
  readonly value: string
  /** As it was written, unfolded. */
  readonly raw: string
}

import { decodeBytes } from './decode.ts'

/** A name, which a group may stand before. */
const NAME = /^(?:[\w-]+\.)?([A-Za-z][\w-]*)\s*(?=[;:])/
/** Their values begin with a date. */
const DATED = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE'])
/** Beyond so many letters nobody looks for where a value begins. */
const LONGEST_HEAD = 1000

/** Reads a line; null where it is none, such as the rest of a text that somebody broke without folding it. */
export function readLine(raw: string): ContentLine | null {
  const [matched = '', name] = NAME.exec(raw) ?? []
  if (name === undefined) return null
  const colon = colonOf(raw, matched.length, DATED.has(name.toUpperCase()))
  if (colon < 0) return null
  const params = readParams(raw.slice(matched.length, colon))
  return { name: name.toUpperCase(), params, value: raw.slice(colon + 1), raw }
}

/**
 * The colon at which the value begins: the first outside quotes, or the first where a quote is never closed. Zones are called
 * 'tzone://Microsoft/Utc' or '(UTC+01:00) Berlin', and not everybody puts that in quotes: dates begin behind a later one.
 */
function colonOf(raw: string, from: number, isDated: boolean): number {
  if (isDated) {
    const dated = /:\s*(?=\d{4}-?\d\d-?\d\d)/.exec(raw.slice(from, from + LONGEST_HEAD))
    if (dated) return from + dated.index
  }
  let isQuoted = false
  for (let i = from; i < raw.length; i += 1) {
    if (raw[i] === '"') isQuoted = !isQuoted
    else if (raw[i] === ':' && !isQuoted) return i
  }
  return raw.indexOf(':', from)
}

/** The same with its name in capitals, by which everybody knows it for a property. */
export const inCapitals = (line: ContentLine): ContentLine => ({
  ...line,
  raw: line.raw.replace(NAME, (name) => name.toUpperCase()),
})

function readParams(text: string): Map<string, string> {
  const params = new Map<string, string>()
  for (const part of splitOutsideQuotes(text, ';')) {
    const equals = part.indexOf('=')
    // Phones left out the name of this one.
    if (/^\s*QUOTED-PRINTABLE\s*$/i.test(part)) params.set('ENCODING', 'QUOTED-PRINTABLE')
    if (equals < 0) continue
    const value = part
      .slice(equals + 1)
      .trim()
      .replaceAll('"', '')
    params.set(
      part.slice(0, equals).trim().toUpperCase(),
      value.replaceAll(/\^([n'^])/g, (_, sign: string) => CARETS[sign] ?? sign),
    )
  }
  return params
}

const CARETS: Record<string, string> = { n: '\n', "'": '"', '^': '^' }

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = []
  let from = 0
  let isQuoted = false
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] === '"') isQuoted = !isQuoted
    if (text[i] !== separator || isQuoted) continue
    parts.push(text.slice(from, i))
    from = i + 1
  }
  return [...parts, text.slice(from)]
}

export const isQuotedPrintable = ({ params }: ContentLine) =>
  params.get('ENCODING')?.toUpperCase() === 'QUOTED-PRINTABLE'

/** The text that a value stands for. */
export function textOf(line: ContentLine): string {
  const plain = isQuotedPrintable(line) ? fromQuotedPrintable(line.value) : line.value
  return plain.replaceAll(/\\([\\;,:"nN])/g, (_, sign: string) =>
    sign === 'n' || sign === 'N' ? '\n' : sign,
  )
}

/** As phones wrote before iCalendar: '=C3=BC' for a letter, or '=FC', and '=' at the end of a line that goes on. */
function fromQuotedPrintable(value: string): string {
  return value.replaceAll(/=\\n/g, '').replaceAll(/(?:=[\dA-Fa-f]{2})+/g, (run) => {
    const codes = run.slice(1).split('=')
    return decodeBytes(Uint8Array.from(codes, (code) => Number.parseInt(code, 16)))
  })
}

/** A text as a value. */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n')
}
