/** How many statements a connection keeps prepared and how long each may be, which bounds its memory. */
const MOST_STATEMENTS = 200
const LONGEST_TEXT = 8_000

/** Inserts of several rows have another text for each number of rows, so they get no name. */
const ROWS = '), ('

/**
 * Returns a function that names statements by their text, so that a connection parses and plans each once. Only the
 * first `MOST_STATEMENTS` texts get a name. Statements with a `*` get none: a prepared one fails once a newer version
 * adds a column.
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
