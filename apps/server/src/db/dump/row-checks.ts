import { createHash } from 'node:crypto'
import type { DumpHeader } from './dump-format.ts'

/**
 * The checks of a dump's rows: the beginning of each row's SHA-256. The checksum at the end tells that a dump is damaged;
 * these tell in which row.
 */
const LETTERS = 8
const ROWS_A_LINE = 100
const NEWLINE = 0x0a

/** Puts a table's checks between its rows as they are written. */
export function createChecks(table: string) {
  let row = createHash('sha256')
  let checks: string[] = []

  function* line(): Generator<Buffer> {
    if (checks.length === 0) return
    yield Buffer.from(`${JSON.stringify({ table, checks: checks.join('') })}\n`)
    checks = []
  }

  return {
    /** Text of any length; the checks come where a hundred rows are whole. */
    *addTo(text: Buffer): Generator<Buffer> {
      let written = 0
      let start = 0
      for (let end = text.indexOf(NEWLINE); end !== -1; end = text.indexOf(NEWLINE, start)) {
        checks.push(row.update(text.subarray(start, end)).digest('hex').slice(0, LETTERS))
        row = createHash('sha256')
        start = end + 1
        if (checks.length < ROWS_A_LINE) continue
        yield text.subarray(written, start)
        written = start
        yield* line()
      }
      row.update(text.subarray(start))
      yield text.subarray(written)
    },
    /** After the last row. */
    rest: line,
  }
}

interface SeenRow {
  readonly check: string
  readonly number: number
  /** The texts of its key, cut short. */
  readonly key: readonly string[]
}

const LONGEST_KEY = 80
const LOOKS_LIKE_AN_ID = /^[\w:.-]+$/

/** For people: `row 12 (id 7f3a…)`. A key is shown where it can be nothing but ids: a damaged one may hold anything. */
export function nameRow(number: number, names: readonly string[], key: readonly string[]): string {
  const isShown =
    key.length > 0 && key.every((text) => text.length <= LONGEST_KEY && LOOKS_LIKE_AN_ID.test(text))
  if (!isShown) return `row ${number}`
  return `row ${number} (${names.map((name, place) => `${name} ${key[place]}`).join(', ')})`
}

export type RowWitness = ReturnType<typeof createRowWitness>

/** Follows a dump row by row, and says in words where it is not as it was written. */
export function createRowWitness({ tables }: DumpHeader) {
  const hasChecks = tables.every(({ key }) => key !== undefined)
  const counts: Record<string, number> = {}
  let table: string | undefined
  let keyNames: readonly string[] = []
  let keyPlaces: readonly number[] = []
  let row = createHash('sha256')
  let key: string[] = []
  let waiting: SeenRow[] = []

  const count = () => (table === undefined ? 0 : (counts[table] ?? 0))
  const nameOf = (seen: SeenRow) => nameRow(seen.number, keyNames, seen.key)

  return {
    counts,
    /** The table that rows belong to now. */
    table: () => table,
    /** Where reading is, for what cannot be read any further. */
    place: () => (table === undefined ? 'before its first table' : `${table}, behind row ${count()}`),
    bytes: (bytes: Buffer) => void row.update(bytes),
    cell(place: number, text: string | null) {
      const at = keyPlaces.indexOf(place)
      if (at !== -1) key[at] = ((key[at] ?? '') + text).slice(0, LONGEST_KEY + 1)
    },
    /** A row is whole. Returns its digest. */
    endRow(): Buffer {
      if (table !== undefined) counts[table] = count() + 1
      const digest = row.digest()
      // One more than a line of checks speaks of is enough to find that it is missing.
      if (hasChecks && waiting.length <= ROWS_A_LINE)
        waiting.push({ check: digest.toString('hex').slice(0, LETTERS), number: count(), key })
      row = createHash('sha256')
      key = []
      return digest
    },
    /** A line with a table's name. Returns what is wrong with the rows before it, or null. */
    beginTable(name: string, checks: string | undefined): string | null {
      const described = tables.find((each) => each.name === name)
      if (!described) return `behind row ${count()} of ${table ?? 'no table'}: its head names no such table`
      const trouble =
        checks === undefined ? this.refuseUnchecked() : findTrouble(table, waiting, checks, name, nameOf)
      waiting = []
      table = name
      counts[name] ??= 0
      keyNames = described.key ?? []
      keyPlaces = keyNames.map((part) => described.columns.indexOf(part))
      return trouble
    },
    /** Rows that no check came for. */
    refuseUnchecked(): string | null {
      const [first] = waiting
      return first ? `${table}, ${nameOf(first)}: it was not there when the dump was written` : null
    },
    /** The table whose rows are not as many as the end of the dump says. */
    findMiscount(told: Record<string, number>): string | null {
      const names = new Set([...Object.keys(told), ...Object.keys(counts)])
      const wrong = [...names].find((name) => told[name] !== counts[name])
      return wrong === undefined
        ? null
        : `${wrong} has ${counts[wrong] ?? 0} rows, and the end of the dump says ${told[wrong] ?? 0}`
    },
  }
}

function findTrouble(
  table: string | undefined,
  rows: readonly SeenRow[],
  checks: string,
  name: string,
  nameOf: (row: SeenRow) => string,
): string | null {
  const told: readonly string[] = checks.match(/.{1,8}/g) ?? []
  if (table !== name) return `${name}: the line of its checks stands in ${table ?? 'no table'}`
  const wrong = Array.from({ length: Math.max(rows.length, told.length) }, (_, place) => place).find(
    (place) => rows[place]?.check !== told[place],
  )
  if (wrong === undefined) return null
  const row = rows[wrong]
  const missing = row ? told.indexOf(row.check, wrong) - wrong : told.length - rows.length
  if (missing > 0) {
    const before = rows[wrong - 1]
    return `${table}: ${missing === 1 ? 'a row is' : `${missing} rows are`} missing ${before ? `behind ${nameOf(before)}` : `before ${row ? nameOf(row) : 'the end'}`}`
  }
  if (!row) return null
  const isExtra = wrong === told.length || rows[wrong + 1]?.check === told[wrong]
  return `${table}, ${nameOf(row)}: ${isExtra ? 'it was not there when the dump was written' : 'it is not as it was written'}`
}
