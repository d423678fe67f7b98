/** One property: 'DTSTART;TZID=Europe/Lisbon:20261123T090000'. Names are in capitals. */
export interface ContentLine {
  readonly name: string
  readonly params: ReadonlyMap<string, string>
  readonly value: string
  /** As it was written, unfolded. */
  readonly raw: string
}

/** A name, which a group may stand before. */
const NAME = /^(?:[\w-]+\.)?([A-Za-z\d][\w-]*)\s*(?=[;:])/

/** Reads a line; null where it is none, such as the rest of a text that somebody broke without folding it. */
export function readLine(raw: string): ContentLine | null {
  const [matched = '', name] = NAME.exec(raw) ?? []
  if (name === undefined) return null
  const colon = colonOf(raw, matched.length)
  if (colon < 0) return null
  const params = readParams(raw.slice(matched.length, colon))
  return { name: name.toUpperCase(), params, value: raw.slice(colon + 1), raw }
}

/** The colon at which the value begins: the first outside quotes, or the first where a quote is never closed. */
function colonOf(raw: string, from: number): number {
  let isQuoted = false
  for (let i = from; i < raw.length; i += 1) {
    if (raw[i] === '"') isQuoted = !isQuoted
    else if (raw[i] === ':' && !isQuoted) return i
  }
  return raw.indexOf(':', from)
}

function readParams(text: string): Map<string, string> {
  const params = new Map<string, string>()
  for (const part of splitOutsideQuotes(text, ';')) {
    const equals = part.indexOf('=')
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

/** The text that a value stands for. */
export function textOf({ value, params }: ContentLine): string {
  const isQuotedPrintable = params.get('ENCODING')?.toUpperCase() === 'QUOTED-PRINTABLE'
  const plain = isQuotedPrintable ? fromQuotedPrintable(value) : value
  return plain.replaceAll(/\\([\\;,:"nN])/g, (_, sign: string) =>
    sign === 'n' || sign === 'N' ? '\n' : sign,
  )
}

/** As phones wrote before iCalendar: '=C3=BC' for a letter, and '=' at the end of a line that goes on. */
function fromQuotedPrintable(value: string): string {
  const escaped = value
    .replaceAll(/=\\n/g, '')
    .replaceAll('%', '%25')
    .replaceAll(/=([\dA-Fa-f]{2})/g, '%$1')
  try {
    return decodeURIComponent(escaped)
  } catch {
    return value
  }
}

/** A text as a value. */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n')
}
