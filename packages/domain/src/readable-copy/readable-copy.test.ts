import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TableName, tableDefinition, tableNames } from '../tables.ts'
import { escapeHtml } from '../escape-html.ts'
import { type AllRows, readableCopy } from './readable-copy.ts'
import { sections } from './sections.ts'

const time = { dayStart: 4, isTwelveHours: false }
const nothing = Object.fromEntries(tableNames.map((table) => [table, []])) as unknown as AllRows
const copyOf = (rows: object) => [...readableCopy({ ...nothing, ...rows }, time, '26 November 2026')].join('')

const ID = '00000000-0000-4000-8000-000000000001'
const OTHER = '00000000-0000-4000-8000-000000000002'
const PLAIN = [ID, '2026-11-21', '2026-11-21T02:30:00.000Z', '2026-11-21T09:05:00', 5, true]
const CHOICES = [
  'medium',
  'morning',
  'starter',
  'FULL',
  'personal',
  'confirmed',
  'month',
  '#aabbcc',
  'other',
  'at_time',
  ['email'],
  0,
]

/** A row whose every field that takes a person's words has them, and the words as they stand in it. */
function rowOfWords(table: TableName, words: string): { row: Record<string, unknown>; fields: string[] } {
  const row: Record<string, unknown> = { id: ID }
  const fields: string[] = []
  for (const [field, schema] of Object.entries(tableDefinition(table).schema.shape)) {
    const candidates = [
      words,
      [words],
      { [words]: words },
      'google',
      'both',
      '/9j/aaaa',
      ...PLAIN,
      ...CHOICES,
      null,
    ]
    const fitting = candidates.find((value) => z.safeParse(schema, value).success)
    if (fitting === undefined) throw new Error(`Nothing fits ${table}.${field}: name a value for it.`)
    row[field] = fitting
    if (JSON.stringify(fitting).includes(JSON.stringify(words).slice(1, -1))) fields.push(field)
  }
  return { row, fields }
}

const hostile = fc
  .oneof(
    fc.constantFrom(
      '</dd></article><script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '" onmouseover="alert(1)',
      "'><svg/onload=alert(1)>",
      '<!--',
      '&lt;b&gt; &amp;',
      '</style><style>*{display:none}',
      'javascript:alert(1)',
      '2026-11-21T02:30:00.000Z',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  )
  // Words are not blank, and no field takes NUL; `__proto__` is no key.
  .filter((text) => text.trim() !== '' && !text.includes('\0') && text.isWellFormed() && text !== '__proto__')

const TAGS =
  /<!doctype html>|<\/?(?:html lang="en"|html|head|meta [^<>]*|title|style|body|main|h1|h2|h3(?: dir="auto")?|p|article|dl|dt|dd(?: dir="auto")?|img alt="" src="data:image\/jpeg;base64,[\w+/=]*")>/g

test.each(tableNames)('every text of every row of %s stands in the copy, and nothing of it acts', (table) => {
  const known = rowOfWords(table, 'Some words')
  expect(Object.keys(sections[table].labels).length).toBeGreaterThan(0)
  fc.assert(
    fc.property(hostile, (words) => {
      const { row, fields } = rowOfWords(table, words)
      // Where a text happens to be a date or a choice, other fields take it too.
      expect(fields).toEqual(expect.arrayContaining(known.fields))
      const html = copyOf({ [table]: [row] })
      expect(html.split(escapeHtml(words)).length - 1).toBeGreaterThanOrEqual(known.fields.length)
      const [head = '', body = ''] = html.split('</style>')
      expect(head).not.toContain('<script')
      expect(body.replace(TAGS, '')).not.toMatch(/[<>"]/)
    }),
    { numRuns: 50 },
  )
})

const task = { ...rowOfWords('tasks', 'Wash one cup').row, id: ID, isDaily: false, repeat: null }
const step = { ...rowOfWords('subtasks', 'Take it out').row, id: OTHER, taskId: ID }

test('a step stands below its task, in the person’s own day; one that lost its task is not left out', () => {
  const createdAt = new Date(2026, 10, 21, 2, 30).toISOString()
  const html = copyOf({ tasks: [{ ...task, createdAt }], subtasks: [step] })
  expect(html).not.toContain('<h2>Steps</h2>')
  expect(html.indexOf('Take it out')).toBeGreaterThan(html.indexOf('Wash one cup'))
  expect(html).toContain('<dt>From</dt><dd dir="auto">21 November 2026</dd>')
  expect(html).toContain('<dt>Added</dt><dd dir="auto">20 November 2026, 02:30</dd>')
  expect(copyOf({ subtasks: [step] })).toContain('<h2>Steps</h2>')
})

test('a repeat is said in words, and an event’s time as its wall shows it', () => {
  const repeat = { kind: 'days', every: 3, weekdays: [], monthDay: null, anchorOn: '2026-11-21', stays: true }
  expect(copyOf({ tasks: [{ ...task, repeat }] })).toContain('<dd dir="auto">Every 3 days</dd>')
  const events = [rowOfWords('calendar_events', 'Dentist').row]
  expect(copyOf({ calendar_events: events })).toContain('21 November 2026, 09:05')
})

test('nobody’s copy is a page that says so little, and 10,000 tasks come in small pieces', () => {
  expect(copyOf({})).toContain('My things in Glimmer')
  const tasks = Array.from({ length: 10_000 }, (_, n) => ({ ...task, id: String(n) }))
  const subtasks = tasks.map(({ id }) => ({ ...step, taskId: id }))
  let longest = 0
  let pieces = 0
  for (const piece of readableCopy({ ...nothing, tasks, subtasks } as unknown as AllRows, time, 'x')) {
    longest = Math.max(longest, piece.length)
    pieces += 1
  }
  expect(pieces).toBeGreaterThan(20_000)
  expect(longest).toBeLessThan(4_000)
})
