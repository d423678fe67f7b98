const LONGEST_NAME = 60

/** A thought in one short line, to name it. */
export function thoughtName(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME).toWellFormed().trimEnd()}…` : line
}
