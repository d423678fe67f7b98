const LINE_END = /\r\n|[\n\r\u2028\u2029]/
/** A bullet, a number or a box as people put them before the lines of a list; what follows it is the line. */
const MARKER = /^(?:(?:[-*+•◦▪‣·–—]|\d{1,3}[.)])\s+)?(?:\[[ xX✓]?\]\s+)?(?=\S)/
const ONLY_MARKER = /^(?:[-*+•◦▪‣·–—]|\d{1,3}[.)])?\s*(?:\[[ xX✓]?\])?$/

/** The lines of a text that say something, each without its list marker. */
export function listLines(text: string): string[] {
  return text
    .split(LINE_END)
    .map((line) => line.trim())
    .filter((line) => !ONLY_MARKER.test(line))
    .map((line) => line.replace(MARKER, ''))
}
