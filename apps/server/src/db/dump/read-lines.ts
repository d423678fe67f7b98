const NEWLINE = 0x0a

/** A line, or where it is long a piece of one. */
export interface LinePiece {
  readonly bytes: Buffer
  readonly isFirst: boolean
  readonly isLast: boolean
}

/**
 * Cuts bytes into lines, which end at a newline only: what people wrote may hold any other character. A line longer
 * than `length` comes in pieces of about that length. An unfinished line has no piece with `isLast`.
 */
export async function* readLines(chunks: AsyncIterable<Buffer>, length: number): AsyncGenerator<LinePiece> {
  let rest: Buffer[] = []
  let held = 0
  let isFirst = true
  const take = (bytes: Buffer, isLast: boolean): LinePiece => {
    const piece = { bytes: Buffer.concat([...rest, bytes]), isFirst, isLast }
    rest = []
    held = 0
    isFirst = isLast
    return piece
  }
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield take(chunk.subarray(start, end), true)
      start = end + 1
    }
    if (start === chunk.length) continue
    rest.push(chunk.subarray(start))
    held += chunk.length - start
    if (held > length) yield take(Buffer.alloc(0), false)
  }
  if (held > 0) yield take(Buffer.alloc(0), false)
}
