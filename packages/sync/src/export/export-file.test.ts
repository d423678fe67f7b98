import { expect, it } from 'vitest'
import { SCHEMA_VERSION } from '../schema-version.ts'
import { buildExportFile, exportText } from './export-file.ts'

const at = '2026-11-22T10:24:00.000Z'
const build = (
  rows: readonly unknown[],
  trash: readonly unknown[] = [],
  unreadable: readonly unknown[] = [],
) => buildExportFile({ rows, trash, unreadable }, at)

it('holds every row under its table, in their order, and nothing of what was deleted', () => {
  const file = build([
    { table: 'tasks', id: 'one', data: { title: 'One' }, base: { title: 'Before' } },
    { table: 'wins', id: 'two', data: { title: 'Two' } },
    { table: 'tasks', id: 'three', data: { title: 'Three' } },
    { table: 'tasks', id: 'gone', data: null },
  ])
  expect(file).toEqual({
    format: 'glimmer',
    version: 1,
    schema: SCHEMA_VERSION,
    exportedAt: at,
    tables: {
      tasks: [
        { id: 'one', title: 'One' },
        { id: 'three', title: 'Three' },
      ],
      wins: [{ id: 'two', title: 'Two' }],
    },
    trash: [],
  })
})

it.each([
  ['null', null],
  ['a text', 'tasks'],
  ['no table', { id: 'one', data: {} }],
  ['no id', { table: 'tasks', data: {} }],
  ['no data', { table: 'tasks', id: 'one' }],
  ['a list for data', { table: 'tasks', id: 'one', data: [] }],
])('keeps what lies among the rows without being one, beside what was set aside: %s', (_, record) => {
  const { tables, unreadable } = build([record], [], ['damaged'])
  expect([tables, unreadable]).toEqual([{}, ['damaged', record]])
})

it('says of the trash what it holds, and not what means something on this device alone', () => {
  const entry = { at, reason: 'deleted', changes: [] }
  expect(build([], [{ id: 7, isTold: true, ...entry }, null, 'damaged']).trash).toEqual([
    entry,
    null,
    'damaged',
  ])
})

it('is written for people to read, whatever lies in it', () => {
  const text = exportText(build([{ table: 'tasks', id: 'one', data: { title: 7n } }]))
  expect(text.split('\n')).toContain('        "title": "7"')
})
