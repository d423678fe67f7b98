const MOST_OCTETS = 75

/**
 * Lines of a calendar file: folded after 75 octets and never within a letter, each ended by CRLF. A break within a line would
 * begin one that nobody meant.
 */
export function fileOf(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line.replaceAll(/[\r\n]+/g, ' '))}\r\n`).join('')
}

function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const letter of line) {
    const size = octetsOf(letter.codePointAt(0) ?? 0)
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += letter
    octets += size
  }
  return folded
}

/** How many octets a letter has in UTF-8. */
function octetsOf(point: number): number {
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x1_0000 ? 3 : 4
}
