import { describe, expect, it } from 'vitest'
import { EMPTY_RULE, parseRule } from './rule.ts'
import { writeRule } from './write-rule.ts'

describe('parseRule', () => {
  it('reads every part', () => {
    const text =
      'RRULE:FREQ=YEARLY;INTERVAL=2;COUNT=5;BYSECOND=0,30;BYMINUTE=15;BYHOUR=9,8;BYDAY=-1FR,+2MO,TU;BYMONTHDAY=-1,1;BYYEARDAY=366;BYWEEKNO=-53;BYMONTH=3,1;BYSETPOS=-1;WKST=SU'
    expect(parseRule(text)).toEqual({
      kind: 'rule',
      rule: {
        frequency: 'YEARLY',
        interval: 2,
        count: 5,
        until: null,
        isUntilUtc: false,
        bySecond: [0, 30],
        byMinute: [15],
        byHour: [8, 9],
        byDay: [
          { weekday: 5, nth: -1 },
          { weekday: 2, nth: 0 },
          { weekday: 1, nth: 2 },
        ],
        byMonthDay: [-1, 1],
        byYearDay: [366],
        byWeekNo: [-53],
        byMonth: [1, 3],
        bySetPos: [-1],
        weekStart: 7,
      },
    })
  })

  it.each([
    ['20261231T100000Z', { until: '2026-12-31T10:00:00', isUntilUtc: true }],
    ['20261231T100000', { until: '2026-12-31T10:00:00' }],
    // A day lasts until its end.
    ['20261231', { until: '2026-12-31T23:59:59' }],
    ['2026-12-31', { until: '2026-12-31T23:59:59' }],
  ])('reads an end written as %s', (until, expected) => {
    const rule = { ...EMPTY_RULE, frequency: 'DAILY', ...expected }
    expect(parseRule(`FREQ=DAILY;UNTIL=${until}`)).toEqual({ kind: 'rule', rule })
  })

  it.each(['freq=daily;interval=0;', ' FREQ=DAILY ; X-SAID=so', 'RRULE:FREQ=DAILY;WKST=MO'])(
    'reads what writers wrote in other ways: %s',
    (text) => expect(parseRule(text)).toEqual({ kind: 'rule', rule: { ...EMPTY_RULE, frequency: 'DAILY' } }),
  )

  it.each([
    ['INTERVAL=2', 'FREQ'],
    ['', 'FREQ'],
    ['FREQ=FORTNIGHTLY', 'FREQ=FORTNIGHTLY'],
    ['FREQ=DAILY;BYMONTH=13', 'BYMONTH=13'],
    ['FREQ=DAILY;BYMONTHDAY=0', 'BYMONTHDAY=0'],
    ['FREQ=DAILY;BYDAY=XX', 'BYDAY=XX'],
    ['FREQ=DAILY;BYDAY=54MO', 'BYDAY=54MO'],
    ['FREQ=DAILY;COUNT=0', 'COUNT=0'],
    ['FREQ=DAILY;COUNT=1e3', 'COUNT=1E3'],
    ['FREQ=DAILY;UNTIL=20260230', 'UNTIL=20260230'],
    ['FREQ=DAILY;RSCALE=HEBREW', 'RSCALE=HEBREW'],
    ['FREQ=DAILY;CONSTRUCTOR=1', 'CONSTRUCTOR=1'],
    ['FREQ=DAILY;DAILY', 'DAILY'],
    [`FREQ=DAILY;BYDAY=${'MO,'.repeat(10_000)}`, 'its length'],
  ])('tells which part of %.40s cannot be read', (text, part) => {
    expect(parseRule(text)).toEqual({ kind: 'unreadable', part })
  })
})

describe('writeRule', () => {
  it.each([
    'FREQ=WEEKLY',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=5;BYDAY=MO,TH;WKST=SU',
    'FREQ=MONTHLY;UNTIL=20261231T100000Z;BYDAY=-1FR',
    'FREQ=YEARLY;UNTIL=20261231T235959;BYMONTHDAY=1,15;BYMONTH=3',
    'FREQ=SECONDLY;BYSECOND=1;BYMINUTE=2;BYHOUR=3;BYYEARDAY=-1;BYWEEKNO=20;BYSETPOS=-1',
  ])('writes %s as it was read', (text) => {
    const reading = parseRule(text)
    if (reading.kind !== 'rule') throw new Error(reading.part)
    expect(writeRule(reading.rule)).toBe(text)
  })
})
