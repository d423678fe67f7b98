import { hostilePictures } from '@glimmer/domain/profile/test/hostile-pictures'
import { SMALL } from '@glimmer/domain/profile/test/pictures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildExportFile, exportText } from './export-file.ts'
import { readExportFile } from './read-export-file.ts'

const AT = '2026-11-21T10:00:00.000Z'
const TASK = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11'
const STEP = '1c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c12'
const task = { id: TASK, title: 'Water the fern', createdAt: AT }
const step = { id: STEP, taskId: TASK, title: 'Fill the can', createdAt: AT }

/** The text of a file with these things in it. */
function file(changes: Record<string, unknown>): string {
  const whole = { format: 'glimmer', version: 1, schema: 1, exportedAt: AT, tables: {}, trash: [] }
  return JSON.stringify({ ...whole, ...changes })
}

function contentOf(text: string) {
  const read = readExportFile(text)
  if (read.kind !== 'ok') throw new Error(`refused: ${read.reason}`)
  return read.content
}

describe('buildExportFile', () => {
  it('holds every row with its id and all its fields, and the trash without what only the device needs', () => {
    const { id, ...data } = task
    const deleted = { table: 'tasks', rowId: STEP, op: 'insert', data: { title: 'Old', createdAt: AT } }
    const entry = { at: AT, reason: 'deleted', changes: [deleted] }
    const rows = [
      { table: 'tasks', id, data, base: { title: 'what the server has' } },
      { table: 'tasks', id: STEP, data: null, base: data },
    ]
    const built = buildExportFile({ rows, trash: [{ ...entry, id: 4, isTold: true }], unreadable: [] }, AT)
    expect(built).toEqual({
      format: 'glimmer',
      version: 1,
      schema: expect.any(Number),
      exportedAt: AT,
      tables: { tasks: [task] },
      trash: [entry],
    })
    expect(contentOf(exportText(built))).toMatchObject({
      rows: [{ rowId: TASK }],
      trash: [entry],
      unreadable: [],
    })
  })

  it('keeps what lies among the rows and is none, and can be read back all the same', () => {
    const { id, ...data } = task
    const rows = [
      7,
      null,
      { table: 'tasks', id: 3, data },
      { table: 'tasks', id, data },
      { table: 'tasks', id, data: 9n },
    ]
    const built = buildExportFile({ rows, trash: [], unreadable: ['damaged'] }, AT)
    expect(built.unreadable).toEqual(['damaged', 7, null, rows[2], rows[4]])
    expect(contentOf(exportText(built)).rows).toHaveLength(1)
  })

  it('holds a row that no table takes, and reading names it and takes the others', () => {
    const rows = [
      { table: 'tasks', id: TASK, data: { title: 7 } },
      { table: 'tasks', id: STEP, data: { title: 'Fine', createdAt: AT } },
      { table: 'seals', id: STEP, data: { name: 'of a table to come' } },
    ]
    const content = contentOf(exportText(buildExportFile({ rows, trash: [], unreadable: [] }, AT)))
    expect(content.rows.map(({ rowId }) => rowId)).toEqual([STEP])
    expect(content.unreadable).toEqual([
      { table: 'tasks', position: 1, problem: expect.stringMatching(/^tasks\.title: /) },
      { table: 'seals', position: 1, problem: expect.stringMatching(/table/) },
    ])
  })
})

describe('readExportFile', () => {
  it('leaves out a profile picture that holds more than a picture, and what would bring one back', () => {
    const withPicture = (image: string) => {
      const change = { table: 'avatars', rowId: 'me', op: 'insert', data: { image, updatedAt: AT } }
      const trash = [{ at: AT, reason: 'deleted', changes: [change] }]
      return file({ tables: { tasks: [task], avatars: [{ id: 'me', image, updatedAt: AT }] }, trash })
    }
    expect(contentOf(withPicture(SMALL))).toMatchObject({ rows: [{}, {}], trash: [{}], unreadable: [] })
    const property = fc.property(fc.nat(), (seed) => {
      for (const { what, image } of hostilePictures(40, seed)) {
        const { rows, trash, unreadable } = contentOf(withPicture(image))
        expect([what, rows.length, trash.length, unreadable.length]).toEqual([what, 1, 0, 1])
      }
    })
    fc.assert(property, { numRuns: 5 })
  })

  it('gives parents before their children, and defaults for what an older Glimmer did not know', () => {
    const { rows } = contentOf(file({ tables: { subtasks: [step], tasks: [task] } }))
    expect(rows.map(({ table }) => table)).toEqual(['tasks', 'subtasks'])
    expect(rows[0]?.data).toMatchObject({ title: 'Water the fern', priority: 'medium', dueDate: null })
  })

  it('gives back a rule, a day and what is set aside as they were saved, and no rule that cannot be', () => {
    const repeat = {
      kind: 'weeks',
      every: 2,
      weekdays: [1, 7],
      monthDay: null,
      anchorOn: AT.slice(0, 10),
      stays: true,
    }
    const later = { ...task, repeat, dueDate: '2026-12-24', setAsideAt: AT, skippedOn: '2026-11-20' }
    const strange = { ...task, id: STEP, repeat: { ...repeat, weekdays: [9] } }
    const { rows, unreadable } = contentOf(file({ tables: { tasks: [later, strange] } }))
    expect(rows).toMatchObject([
      { data: { repeat, dueDate: '2026-12-24', setAsideAt: AT, skippedOn: '2026-11-20' } },
    ])
    expect(unreadable).toMatchObject([{ table: 'tasks', problem: expect.stringContaining('repeat') }])
  })

  it('takes out of texts what no store keeps', () => {
    const { rows } = contentOf(file({ tables: { tasks: [{ ...task, title: 'a\0b\ud83d' }] } }))
    expect(rows).toMatchObject([{ data: { title: 'ab\ufffd' } }])
  })

  it('reads a file that an editor has put a mark before', () => {
    expect(contentOf(`\uFEFF${file({ tables: { tasks: [task] } })}`).rows).toHaveLength(1)
  })

  it.each<[string, string, string]>([
    ['an empty file', '', 'foreign'],
    ['a picture', '\ufffdPNG\r\n', 'foreign'],
    ['a list', '[]', 'foreign'],
    ['another program’s file', '{"tasks":[]}', 'foreign'],
    ['another format', file({ format: 'shimmer' }), 'foreign'],
    [
      'a file that was cut off',
      exportText(buildExportFile({ rows: [], trash: [], unreadable: [] }, AT)).slice(0, -9),
      'damaged',
    ],
    ['a file without tables', file({ tables: undefined }), 'damaged'],
    ['tables that are none', file({ tables: { tasks: task } }), 'damaged'],
    ['a trash that is none', file({ trash: {} }), 'damaged'],
    ['no version', file({ version: '1' }), 'damaged'],
    ['a later version', file({ version: 2 }), 'newer'],
    ['a later shape', file({ schema: 1_000 }), 'newer'],
    ['far too much', ' '.repeat(50_000_001), 'too_large'],
    ['nesting without end', `{"format":"glimmer","a":${'['.repeat(200_000)}`, 'damaged'],
  ])('refuses %s', (_, text, reason) => {
    expect(readExportFile(text)).toEqual({ kind: 'refused', reason })
  })

  it('names the row where none can be read', () => {
    expect(readExportFile(file({ tables: { tasks: [{ ...task, title: ' ' }] } }))).toEqual({
      kind: 'refused',
      reason: 'row',
      row: { table: 'tasks', position: 1, problem: 'tasks.title: must not be empty' },
    })
  })

  it.each<[string, unknown]>([
    ['no row', 7],
    ['no id', { title: 'x', createdAt: AT }],
    ['an id of another form', { ...task, id: 'me' }],
    ['a field too many', { ...task, rev: 3 }],
    [
      'a field of an object’s own',
      JSON.parse(`{"__proto__":{},"id":"${STEP}","title":"x","createdAt":"${AT}"}`),
    ],
    ['a field too few', { id: TASK, title: 'x' }],
    ['an id that is there twice', task],
  ])('leaves a row out that has %s', (_, row) => {
    const content = contentOf(file({ tables: { tasks: [task, row] } }))
    expect(content.rows).toHaveLength(1)
    expect(content.unreadable).toMatchObject([{ table: 'tasks', position: 2 }])
  })

  it('leaves a row out whose object holds null, as no row does', () => {
    const preferences = { id: 'me', workingStyle: { quiet: null } }
    const { rows, unreadable } = contentOf(
      file({ tables: { tasks: [task], user_preferences: [preferences] } }),
    )
    expect([rows.length, unreadable.length]).toEqual([1, 1])
  })

  it('takes from the trash what can be read', () => {
    const change = { table: 'tasks', rowId: TASK, op: 'insert', data: { title: 'Back', createdAt: AT } }
    const good = { at: AT, reason: 'deleted', changes: [change] }
    const trash = [good, { ...good, at: 'once' }, { ...good, reason: 'No!' }, { ...good, changes: [{}] }, 7]
    expect(contentOf(file({ trash })).trash).toEqual([good])
  })
})
