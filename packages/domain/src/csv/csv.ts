/**
 * A table as CSV by RFC 4180, with a byte order mark, by which spreadsheets recognise UTF-8. Example:
 * `csvText([['Task', 'Minutes'], ['Say "hello"', '5']])`
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`
}

/**
 * A spreadsheet takes a cell that begins like this for a formula and may run it. Some also accept the full-width
 * forms.
 */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** Puts an apostrophe before such a text, so that a spreadsheet takes it for text. */
function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
