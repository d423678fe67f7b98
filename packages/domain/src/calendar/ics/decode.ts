/** The decoder of every browser and of Node, whose types belong to neither of them here. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal?: boolean },
) => { decode(bytes: Uint8Array): string }

const [LINE_FEED, CARRIAGE_RETURN, SPACE, TAB] = [10, 13, 32, 9]

/**
 * The lines of a calendar file, unfolded. Folds are taken out of the bytes, as writers cut letters in two. Lines end by CRLF, LF
 * or CR, or by CRLF whose CR was written twice; text is UTF-8, UTF-16, or else Windows-1252. NUL, which no row can keep, is left
 * out before anything is read: a name with one in it would be another without.
 */
export function linesOf(file: Uint8Array | string): string[] {
  const text = typeof file === 'string' ? file : decode(file)
  return text
    .replaceAll('\0', '')
    .replaceAll(/\r{1,2}\n|\r/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n')
    .map((line) => line.replace(/^\uFEFF+/, ''))
}

/** A letter of the first word beside a zero, or the mark of its order, is UTF-16. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first && second === 0))
    return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || (first === 0 && second))
    return new TextDecoder('utf-16be').decode(bytes)
  const unfolded = unfold(bytes)
  return decodeUtf8(unfolded) ?? decodeByLine(unfolded)
}

function unfold(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length)
  let length = 0
  for (let i = 0; i < bytes.length; i += 1) {
    const ending = lineEnding(bytes, i)
    const next = bytes[i + ending]
    if (ending > 0 && (next === SPACE || next === TAB)) i += ending
    else kept[length++] = bytes[i] ?? 0
  }
  return kept.subarray(0, length)
}

/** How many bytes of a line's end stand here. */
function lineEnding(bytes: Uint8Array, at: number): number {
  let returns = 0
  while (returns < 2 && bytes[at + returns] === CARRIAGE_RETURN) returns += 1
  return bytes[at + returns] === LINE_FEED ? returns + 1 : Math.min(returns, 1)
}

/** Bytes of one line or one word: UTF-8 where they can be that. */
export function decodeBytes(bytes: Uint8Array): string {
  return decodeUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** A bad byte costs no more than the letters of its own line. */
function decodeByLine(bytes: Uint8Array): string {
  const lines: string[] = []
  let from = 0
  for (let i = 0; i <= bytes.length; i += 1) {
    if (i < bytes.length && bytes[i] !== LINE_FEED) continue
    lines.push(decodeBytes(bytes.subarray(from, i)))
    from = i + 1
  }
  return lines.join('\n')
}
