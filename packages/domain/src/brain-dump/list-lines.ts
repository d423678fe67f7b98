const LINE_END = /\r\n|[\n\r\u2028\u2029]/
/** Bullets as people and their programs put them; the two without a picture are those of Word. */
const BULLET = '[-*+•◦▪▫‣⁃∙·–—●○■□◆◇►▸→☐☑☒✓✔✗✘\uF0B7\uF0A7]'
const NUMBER = String.raw`\(?\d{1,3}(?:\.\d{1,3})*[.)]|[a-z]\)`
const BOX = String.raw`\[[ xX✓✔]?\]`
/** A bullet, a number or a box before a line of a list; what follows it is the line. */
const MARKER = new RegExp(String.raw`^(?:(?:${BULLET}|${NUMBER})\s+)?(?:${BOX}\s+)?(?=\S)`)
const ONLY_MARKER = new RegExp(String.raw`^(?:${BULLET}|${NUMBER})?\s*(?:${BOX})?$`)

/** The lines of a text that say something, each without its list marker. */
export function listLines(text: string): string[] {
  return text
    .split(LINE_END)
    .map((line) => line.trim())
    .filter((line) => !ONLY_MARKER.test(line))
    .map((line) => line.replace(MARKER, ''))
}
