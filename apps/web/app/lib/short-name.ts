const LONGEST_NAME = 60

/** A text of a person's in one short line, to name what it is of. */
export function shortName(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME).toWellFormed().trimEnd()}…` : line
}
