import { childTablesOf, type RowOf, type TableName, tableDefinition } from '../tables.ts'
import { escapeHtml } from '../escape-html.ts'
import { fieldText, type OwnTime } from './field-text.ts'
import { style } from './page-style.ts'
import { sections } from './sections.ts'

/** All rows of a person, by table. */
export type AllRows = { readonly [Name in TableName]: readonly RowOf<Name>[] }

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** The field that is shown as a picture. */
const JPEG = 'image'

/**
 * One page of HTML with everything that a person wrote, in pieces of a row each, so that however much there is, little is
 * held at once. It needs nothing else: no script, no other file. `madeOn`: the date, in words.
 */
export function* readableCopy(all: AllRows, time: OwnTime, madeOn: string): Generator<string> {
  yield `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>My things in Glimmer</title>
<style>${style}</style></head><body><main>
<h1>My things in Glimmer</h1>
<p>As they were on ${escapeHtml(madeOn)}. This page is for reading; the JSON file can be imported again.</p>
`
  for (const table of Object.keys(sections) as TableName[]) {
    const parents = idsOf(all, tableDefinition(table).parent?.table)
    // What belongs to a row stands below it; what has lost it is not left out.
    const rows = (all[table] as readonly Row[]).filter((row) => !parents.has(parentIdOf(table, row)))
    if (rows.length === 0) continue
    const below = childrenOf(all, table)
    yield `<h2>${escapeHtml(sections[table].title)}</h2>\n`
    for (const row of rows) yield* rowHtml(table, row, below, time)
  }
  yield '</main></body></html>\n'
}

type Below = ReadonlyMap<string, readonly { readonly table: TableName; readonly row: Row }[]>

function* rowHtml(table: TableName, row: Row, below: Below, time: OwnTime): Generator<string> {
  const { name, labels } = sections[table]
  const title = name === null ? '' : fieldText(name, row[name], time)
  const lines = Object.entries<string>(labels).flatMap(([field, label]) => {
    const text = fieldText(field, row[field], time)
    if (text === '') return []
    if (field === JPEG)
      return [`<dt>${label}</dt><dd><img alt="" src="data:image/jpeg;base64,${escapeHtml(text)}"></dd>`]
    return [`<dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(text)}</dd>`]
  })
  yield `<article>${title === '' ? '' : `<h3 dir="auto">${escapeHtml(title)}</h3>`}<dl>${lines.join('')}</dl>`
  for (const child of below.get(row.id) ?? []) yield* rowHtml(child.table, child.row, new Map(), time)
  yield '</article>\n'
}

function childrenOf(all: AllRows, table: TableName): Below {
  const children = childTablesOf(table).flatMap((child) =>
    (all[child.table] as readonly Row[]).map((row) => ({ table: child.table, row })),
  )
  return Map.groupBy(children, ({ table: child, row }) => parentIdOf(child, row))
}

function parentIdOf(table: TableName, row: Row): string {
  return String(row[tableDefinition(table).parent?.field ?? ''] ?? '')
}

function idsOf(all: AllRows, table: string | undefined): ReadonlySet<string> {
  return new Set(table === undefined ? [] : all[table as TableName].map(({ id }) => id))
}
