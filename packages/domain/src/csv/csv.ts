/**
 * A table as CSV: RFC 4180, with the mark at the beginning by which spreadsheets know UTF-8. Example:
 * `csvText([['Task', 'Minutes'], ['Say "hello"', '5']])`
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`
}

/**
 * A spreadsheet takes a cell that begins like this for a formula and may run it. The characters with an `＝` in
 * full width count as well in some.
 */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** With an apostrophe before it, a spreadsheet takes the cell for text. */
function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
