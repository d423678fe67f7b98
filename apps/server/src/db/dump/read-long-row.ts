/** The next piece of a cell's text; null stands for a cell without a value. */
export interface CellPiece {
  readonly cell: number
  readonly text: string | null
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN = 0x5b
const CLOSE = 0x5d
const SMALL_U = 0x75
const NULL = 'null'

export interface LongRowReader {
  read(piece: Buffer): Generator<CellPiece>
  /** Returns how many cells there were. */
  end(): number
}

/**
 * Reads the line of a row, a JSON list of texts and nulls without spaces, from pieces of any length, and never holds more than
 * one of them. Throws SyntaxError where it is anything else.
 */
export function createLongRowReader(): LongRowReader {
  let cell = -1
  let state: 'before' | 'cell' | 'text' | 'after' | 'done' = 'before'
  let rest: Buffer = Buffer.alloc(0)
  let decoder = newDecoder()

  const textOf = (bytes: Buffer, isEnd: boolean): CellPiece => ({
    cell,
    text: JSON.parse(`"${decoder.decode(bytes, { stream: !isEnd })}"`) as string,
  })

  function* read(piece: Buffer): Generator<CellPiece> {
    const bytes = Buffer.concat([rest, piece])
    let at = 0
    while (at < bytes.length) {
      if (state === 'text') {
        const { end, isClosed } = findEnd(bytes, at)
        if (isClosed || end > at) yield textOf(bytes.subarray(at, end), isClosed)
        if (!isClosed) {
          at = end
          break
        }
        at = end + 1
        state = 'after'
      } else if (state === 'cell' && bytes[at] !== QUOTE) {
        if (bytes.length - at < NULL.length) break
        if (bytes.toString('latin1', at, at + NULL.length) !== NULL) throw unreadable()
        yield { cell, text: null }
        at += NULL.length
        state = 'after'
      } else {
        state = next(state, bytes[at])
        if (state === 'cell') cell += 1
        if (state === 'text') decoder = newDecoder()
        at += 1
      }
    }
    rest = bytes.subarray(at)
  }

  return {
    read,
    end() {
      if (state !== 'done' || rest.length > 0) throw unreadable()
      return cell + 1
    },
  }
}

const steps: Readonly<Record<string, 'cell' | 'text' | 'after' | 'done'>> = {
  [`before ${OPEN}`]: 'cell',
  [`cell ${QUOTE}`]: 'text',
  [`after ${COMMA}`]: 'cell',
  [`after ${CLOSE}`]: 'done',
}

function next(state: string, byte: number | undefined) {
  const found = steps[`${state} ${byte}`]
  if (!found) throw unreadable()
  return found
}

/** Where the text of a cell ends; if it goes on, the last place that cuts no escape sequence in two. */
function findEnd(bytes: Buffer, start: number): { end: number; isClosed: boolean } {
  let quote = bytes.indexOf(QUOTE, start)
  let at = start
  for (;;) {
    const escape = bytes.indexOf(BACKSLASH, at)
    if (quote !== -1 && quote < at) quote = bytes.indexOf(QUOTE, at)
    if (quote !== -1 && (escape === -1 || quote < escape)) return { end: quote, isClosed: true }
    if (escape === -1) return { end: bytes.length, isClosed: false }
    at = escape + (bytes[escape + 1] === SMALL_U ? 6 : 2)
    if (at > bytes.length) return { end: escape, isClosed: false }
  }
}

function newDecoder() {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
}

function unreadable() {
  return new SyntaxError('not a row of texts')
}
