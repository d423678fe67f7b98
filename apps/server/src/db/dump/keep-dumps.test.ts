import { describe, expect, it } from 'vitest'
import type { DumpReason } from './dump-format.ts'
import { dumpName, type NamedDump, readDumpName } from './dump-name.ts'
import { findDumpsToDelete, isDumpDue } from './keep-dumps.ts'

const dump = (instant: string, reason: DumpReason = 'daily'): NamedDump => {
  const madeAt = new Date(instant)
  return { name: dumpName({ now: madeAt, reason }), madeAt, reason }
}
const DAY = 24 * 60 * 60 * 1000
/** Daily dumps, one at noon of each day from the first to the last, both included. */
const everyDay = (first: string, last: string) => {
  const days: NamedDump[] = []
  for (let at = Date.parse(`${first}T12:00Z`); at <= Date.parse(`${last}T12:00Z`); at += DAY) {
    days.push(dump(new Date(at).toISOString()))
  }
  return days
}
const dayOf = ({ madeAt }: NamedDump) => madeAt.toISOString().slice(0, 10)
const kept = (dumps: NamedDump[], now: string) => {
  const gone = new Set(findDumpsToDelete(dumps, new Date(now)))
  return dumps.filter((each) => !gone.has(each)).map(dayOf)
}

describe('which dumps are kept', () => {
  const week = [
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]

  it.each<[string, NamedDump[], string, string[]]>([
    ['none where there is none', [], '2026-11-21T13:00Z', []],
    ['all of a week', everyDay('2026-11-15', '2026-11-21'), '2026-11-21T13:00Z', week],
    [
      'seven days, and the Sundays of four weeks before them',
      everyDay('2026-09-01', '2026-11-21'),
      '2026-11-21T13:00Z',
      ['2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08', ...week],
    ],
    [
      'the same eleven over the change of the clocks (25 October 2026 in Europe, 1 November in America)',
      everyDay('2026-09-01', '2026-11-02'),
      '2026-11-02T23:59:59Z',
      [
        '2026-10-04',
        '2026-10-11',
        '2026-10-18',
        '2026-10-25',
        '2026-10-27',
        '2026-10-28',
        '2026-10-29',
        '2026-10-30',
        '2026-10-31',
        '2026-11-01',
        '2026-11-02',
      ],
    ],
    [
      'everything that is left after a year of rest',
      [...everyDay('2025-11-10', '2025-11-15'), dump('2026-11-21T12:00Z')],
      '2026-11-21T13:00Z',
      ['2025-11-10', '2025-11-11', '2025-11-12', '2025-11-13', '2025-11-14', '2025-11-15', '2026-11-21'],
    ],
    ['the only one, however old it is', [dump('1999-01-01T00:00Z')], '2026-11-21T13:00Z', ['1999-01-01']],
    [
      'of one day the last',
      [dump('2026-11-20T00:00:00Z'), dump('2026-11-20T23:59:59.999Z'), dump('2026-11-21T00:00:00Z')],
      '2026-11-21T13:00Z',
      ['2026-11-20', '2026-11-21'],
    ],
    [
      'what a clock that ran ahead dated into the future, and beside it as many as ever',
      [...everyDay('2026-11-10', '2026-11-21'), ...everyDay('2030-01-01', '2030-01-12')],
      '2026-11-21T13:00Z',
      ['2026-11-15', ...week.slice(1), ...everyDay('2030-01-01', '2030-01-12').map(dayOf)],
    ],
    [
      'all good ones while the clock is at its beginning',
      [...everyDay('2026-11-01', '2026-11-21'), dump('1970-01-01T00:01Z')],
      '1970-01-01T00:02Z',
      [...everyDay('2026-11-01', '2026-11-21').map(dayOf), '1970-01-01'],
    ],
  ])('%s', (_what, dumps, now, expected) => {
    expect(kept(dumps, now)).toEqual(expected)
  })

  it('keeps what somebody asked for, and of those before a migration the three newest', () => {
    const asked = [dump('2020-01-01T00:00Z', 'by-hand'), dump('2020-01-02T00:00Z', 'before-restore')]
    const migrations = ['2021', '2022', '2023', '2024', '2025'].map((year) =>
      dump(`${year}-06-01T00:00Z`, 'before-migration'),
    )
    const all = [...asked, ...migrations, ...everyDay('2026-11-01', '2026-11-21')]
    const deleted = findDumpsToDelete(all, new Date('2026-11-21T13:00Z'))
    expect(deleted.filter(({ reason }) => reason !== 'daily')).toEqual([migrations[1], migrations[0]])
  })

  it('loses no week while days go by, and never the newest', () => {
    let dumps: NamedDump[] = []
    for (const next of everyDay('2025-12-20', '2026-11-21')) {
      dumps.push(next)
      const gone = new Set(findDumpsToDelete(dumps, next.madeAt))
      dumps = dumps.filter((each) => !gone.has(each))
      expect(dumps.at(-1)).toBe(next)
      expect(dumps.length).toBeLessThanOrEqual(11)
    }
    const ages = dumps.map(({ madeAt }) => (Date.parse('2026-11-21T12:00Z') - madeAt.getTime()) / DAY)
    expect(ages).toEqual([34, 27, 20, 13, 6, 5, 4, 3, 2, 1, 0])
  })
})

describe('whether a dump is due', () => {
  it.each<[string, NamedDump[], string, boolean]>([
    ['there is none', [], '2026-11-21T13:00Z', true],
    ['today has one', [dump('2026-11-21T00:00Z')], '2026-11-21T23:59:59Z', false],
    ['yesterday had the last', [dump('2026-11-20T23:59Z')], '2026-11-21T00:00Z', true],
    [
      'today has one that somebody asked for',
      [dump('2026-11-21T00:00Z', 'by-hand')],
      '2026-11-21T13:00Z',
      true,
    ],
    ['a wrong clock made one for 2030', [dump('2030-01-01T00:00Z')], '2026-11-21T13:00Z', true],
  ])('when %s', (_when, dumps, now, expected) => {
    expect(isDumpDue(dumps, new Date(now))).toBe(expected)
  })
})

describe('the name of a dump', () => {
  it('is read back as what it was made from', () => {
    const made = dump('2026-11-21T13:05:48.012Z', 'before-migration')
    expect(made.name).toBe('glimmer-2026-11-21T13-05-48-012Z-before-migration.ndjson.gz')
    expect(readDumpName(made.name)).toEqual(made)
  })

  it.each([
    'notes.txt',
    'glimmer-2026-11-21T13-05-48-012Z-daily.ndjson.gz.copy',
    'copy-of-glimmer-2026-11-21T13-05-48-012Z-daily.ndjson.gz',
    'glimmer-2026-11-21T13-05-48-012Z-mine.ndjson.gz',
    'glimmer-2026-13-41T13-05-48-012Z-daily.ndjson.gz',
  ])('is none of ours: %s', (name) => {
    expect(readDumpName(name)).toBeNull()
  })
})
