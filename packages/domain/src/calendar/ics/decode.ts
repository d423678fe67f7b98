/** The decoder of every browser and of Node, whose types belong to neither of them here. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal?: boolean },
) => { decode(bytes: Uint8Array): string }

const [LINE_FEED, CARRIAGE_RETURN, SPACE, TAB] = [10, 13, 32, 9]

/**
 * The lines of a calendar file, unfolded. Folds are taken out of the bytes, as writers cut letters in two. Lines end by CRLF, LF
 * or CR; text is UTF-8, UTF-16 with its mark, or else Windows-1252.
 */
export function linesOf(file: Uint8Array | string): string[] {
  const text = typeof file === 'string' ? file : decode(file)
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n')
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
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
  if (bytes[at] === LINE_FEED) return 1
  if (bytes[at] !== CARRIAGE_RETURN) return 0
  return bytes[at + 1] === LINE_FEED ? 2 : 1
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
    const line = bytes.subarray(from, i)
    lines.push(decodeUtf8(line) ?? new TextDecoder('windows-1252').decode(line))
    from = i + 1
  }
  return lines.join('\n')
}
