/** How many statements a connection keeps, and how long the longest of them is, so that none of them fills its memory. */
const MOST_STATEMENTS = 200
const LONGEST_TEXT = 4_000

/** A list of rows makes another text for each length. */
const ROWS = '), ('

/**
 * Returns what names a statement by its text, so that a connection reads and plans it once and not each time. What is
 * rare enough to come late has no name. Nor has a statement with a `*`: when a newer version of Glimmer adds a column,
 * a kept one would not be carried out again.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const isKept = (text: string) =>
    names.size < MOST_STATEMENTS && text.length <= LONGEST_TEXT && !text.includes('*') && !text.includes(ROWS)
  return (text) => {
    const known = names.get(text)
    if (known || !isKept(text)) return known
    const name = `glimmer_${names.size + 1}`
    names.set(text, name)
    return name
  }
}
