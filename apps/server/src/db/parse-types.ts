import pg from 'pg'

const BIGINT = 20
const DATE = 1082
const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184

/** Keyed by the type's number in PostgreSQL's catalogue. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [BIGINT]: Number,
  [DATE]: (text) => text,
  [TIMESTAMP]: (text) => text,
  [TIMESTAMPTZ]: toIsoInstant,
}

const UTC_TIMESTAMP = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/

/**
 * '2026-11-21 07:05:00.12+00' becomes '2026-11-21T07:05:00.120Z'; microseconds are cut off. Throws for other forms:
 * sessions run in UTC and rows hold years from 1900 on, so another form means that a session's settings were changed.
 */
function toIsoInstant(text: string): string {
  const match = UTC_TIMESTAMP.exec(text)
  if (!match) throw new Error('an instant did not come in UTC')
  const [, date, time, fraction = ''] = match
  return `${date}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}

/** How both databases' texts become values, for node-postgres. */
export function getTypeParser(type: number, format?: 'text' | 'binary') {
  return parsers[type] ?? pg.types.getTypeParser(type, format)
}
