import { describe, expect, it } from 'vitest'
import type { IcsEvent } from './ics-event.ts'
import { MAX_DATES, MAX_EVENTS, MAX_FILE_BYTES } from './limits.ts'
import { readCalendar } from './read-calendar.ts'
import {
  APPLE,
  BERLIN_BY_RULES,
  calendar,
  event,
  GOOGLE,
  lines,
  NEXTCLOUD,
  OUTLOOK,
  THUNDERBIRD,
} from './test/files.ts'

/** The events of a file that is read. */
function read(file: Uint8Array | string) {
  const reading = readCalendar(file)
  if (reading.kind !== 'calendar') throw new Error(reading.reason)
  return reading
}

/** The only event of a file. */
function only(file: Uint8Array | string): IcsEvent {
  const { events } = read(file)
  expect(events).toHaveLength(1)
  return events[0]!
}

const bytes = (text: string) =>
  new Uint8Array([...unescape(encodeURIComponent(text))].map((letter) => letter.charCodeAt(0)))

describe('readCalendar', () => {
  it('reads what Google writes: a series, what is other in it, and a single event by the calendar’s own clock', () => {
    const { name, events, problems } = read(GOOGLE)
    expect([name, problems]).toEqual(['anna@example.org', []])
    expect(events[0]).toMatchObject({
      uid: 'g1@google.com',
      title: 'Physio, upstairs',
      description: 'Bring the letter.\nRing twice',
      start: '2026-11-23T15:00:00',
      end: '2026-11-23T16:00:00',
      timeZone: 'Europe/Lisbon',
      recurrence: 'FREQ=WEEKLY;UNTIL=20270330T235959;BYDAY=MO,TH',
      exceptions: ['2026-11-26T15:00:00'],
      overrides: [
        { originalStart: '2026-11-30T15:00:00', start: '2026-12-01T10:00:00', title: 'Physio, moved' },
      ],
    })
    expect(events[0]?.raw).toBe(
      'SEQUENCE:2\nTRANSP:OPAQUE\nBEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-P0DT0H30M0S\nEND:VALARM',
    )
    expect(events[1]).toMatchObject({
      start: '2026-11-24T17:00:00',
      timeZone: 'Europe/Lisbon',
      title: 'Call',
    })
  })

  it('reads what Outlook writes: zones by Windows’ names, guests with signs in their names', () => {
    expect(only(OUTLOOK)).toMatchObject({
      title: 'Jour fixe',
      start: '2026-11-23T09:00:00',
      timeZone: 'Europe/Berlin',
      recurrence: 'FREQ=MONTHLY;COUNT=6;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      // The rule would not have it begin on this day, and it does.
      additions: ['2026-11-23T09:00:00'],
    })
    expect(only(OUTLOOK).raw).toContain('ORGANIZER;CN="Meier; Paul":mailto:paul@example.org')
  })

  it('reads what Apple writes: whole days, and birthdays of a year that nobody knows', () => {
    const [days, birthday] = read(APPLE).events
    expect(days).toMatchObject({
      start: '2026-12-24T00:00:00',
      end: '2026-12-26T23:59:59',
      allDay: true,
      timeZone: null,
      location: 'Bei Oma\nHauptstraße 1',
      url: 'https://example.org/a?b=c',
    })
    expect(birthday).toMatchObject({
      start: '1904-02-29T00:00:00',
      end: '1904-02-29T23:59:59',
      recurrence: 'FREQ=YEARLY',
    })
  })

  it('reads what Nextcloud writes: a length over a change of clocks, a status, a category, a colour', () => {
    expect(only(NEXTCLOUD)).toMatchObject({
      start: '2026-10-25T01:30:00',
      // Three hours that pass, one of them twice on the clock.
      end: '2026-10-25T03:30:00',
      timeZone: 'Europe/Berlin',
      status: 'tentative',
      category: 'work',
      color: '#00ff00',
    })
  })

  it('reads what Thunderbird writes: dates beside the first, categories of one’s own', () => {
    const found = only(THUNDERBIRD)
    expect(found).toMatchObject({
      timeZone: 'Europe/Vienna',
      additions: ['2026-12-01T08:00:00', '2026-12-03T08:00:00'],
      category: null,
    })
    expect(found.raw).toContain('CATEGORIES:Gesundheit,Privat')
  })

  it.each([
    ['Europe/Lisbon', 'Europe/Lisbon'],
    ['/citadel.org/20250101_1/Europe/Berlin', 'Europe/Berlin'],
    ['/softwarestudio.org/Olson_20011030_5/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['tzone://Microsoft/Utc', 'UTC'],
    ['GMT Standard Time', 'Europe/London'],
    ['Eastern Standard Time', 'America/New_York'],
    ['W. Europe Standard Time 1', 'Europe/Berlin'],
    ['AUS Eastern Standard Time', 'Australia/Sydney'],
    ['GMT+01:00', 'Etc/GMT-1'],
    ['UTC-5', 'Etc/GMT+5'],
    ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', 'Asia/Kolkata'],
    ['"Europe/Paris"', 'Europe/Paris'],
    ['America-Chicago', 'America/Chicago'],
    ['CET', 'CET'],
    ['EST', 'EST'],
    ['Etc/UTC', 'UTC'],
    ['Romance Standard Time', 'Europe/Paris'],
    ['Nowhere/Atlantis', null],
  ])('knows the zone that a file calls %s as %s', (tzid, zone) => {
    const found = only(event(`DTSTART;TZID=${tzid.includes(':') ? `"${tzid}"` : tzid}:20261123T090000`))
    expect([found.timeZone, found.start]).toEqual([zone, '2026-11-23T09:00:00'])
  })

  it('knows a zone by the file’s own rules, by a fixed offset in them, or by the calendar’s zone', () => {
    const start = 'DTSTART;TZID=Our office:20260701T090000'
    const inCalendar = (...more: string[]) =>
      only(calendar(...more, 'BEGIN:VEVENT', 'UID:1', start, 'END:VEVENT')).timeZone
    expect(inCalendar(...BERLIN_BY_RULES('Our office'))).toBe('Europe/Berlin')
    const fixed = [
      'BEGIN:VTIMEZONE',
      'TZID:Our office',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0530',
    ]
    expect(inCalendar(...fixed, 'TZOFFSETTO:+0530', 'END:STANDARD', 'END:VTIMEZONE')).toBe('Asia/Kolkata')
    const ofOutlook = calendar(
      ...BERLIN_BY_RULES('EST'),
      'BEGIN:VEVENT',
      'DTSTART;TZID=EST:20260701T090000',
      'END:VEVENT',
    )
    expect(only(ofOutlook).timeZone).toBe('Europe/Berlin')
    expect(inCalendar('X-WR-TIMEZONE:America/Denver')).toBe('America/Denver')
    expect(inCalendar()).toBeNull()
  })

  it('compares so many zones of a file’s own, and no more: a hostile one has thousands', () => {
    const names = Array.from({ length: 200 }, (_, i) => `Own ${i}`)
    const events = names.flatMap((name) => [
      'BEGIN:VEVENT',
      `UID:${name}`,
      `DTSTART;TZID=${name}:20260701T090000`,
      'END:VEVENT',
    ])
    const reading = readCalendar(calendar(...names.flatMap((name) => BERLIN_BY_RULES(name)), ...events))
    if (reading.kind !== 'calendar') throw new Error(reading.reason)
    const zones = reading.events.map(({ timeZone }) => timeZone)
    expect(zones.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'Europe/Berlin'))
    expect(zones.slice(30)).toEqual(Array.from({ length: 170 }, () => null))
  })

  it('says of which events the zone is unknown', () => {
    expect(read(event('SUMMARY:Tea', 'DTSTART;TZID=Atlantis:20261123T090000')).problems).toEqual([
      { kind: 'unknown-zone', title: 'Tea' },
    ])
  })

  it.each([
    [
      'a floating time',
      ['DTSTART:20261123T090000', 'DTEND:20261123T100000'],
      '2026-11-23T09:00:00',
      '2026-11-23T10:00:00',
      null,
    ],
    [
      'UTC',
      ['DTSTART:20261123T090000Z', 'DTEND:20261123T100000Z'],
      '2026-11-23T09:00:00',
      '2026-11-23T10:00:00',
      'UTC',
    ],
    [
      'an end in another zone',
      ['DTSTART;TZID=Europe/Lisbon:20261123T090000', 'DTEND;TZID=Europe/Berlin:20261123T120000'],
      '2026-11-23T09:00:00',
      '2026-11-23T11:00:00',
      'Europe/Lisbon',
    ],
    ['no end', ['DTSTART:20261123T090000'], '2026-11-23T09:00:00', '2026-11-23T09:00:00', null],
    [
      'an end before the start',
      ['DTSTART:20261123T090000', 'DTEND:20261122T090000'],
      '2026-11-23T09:00:00',
      '2026-11-23T09:00:00',
      null,
    ],
    [
      'a length',
      ['DTSTART:20261123T090000', 'DURATION:P1DT2H'],
      '2026-11-23T09:00:00',
      '2026-11-24T11:00:00',
      null,
    ],
    [
      'a length in weeks',
      ['DTSTART:20261123T090000', 'DURATION:P2W'],
      '2026-11-23T09:00:00',
      '2026-12-07T09:00:00',
      null,
    ],
    [
      'a length that goes backwards',
      ['DTSTART:20261123T090000', 'DURATION:-PT1H'],
      '2026-11-23T09:00:00',
      '2026-11-23T09:00:00',
      null,
    ],
    [
      'dashes and colons',
      ['DTSTART:2026-11-23T09:00:00', 'DTEND:2026-11-23 10:00'],
      '2026-11-23T09:00:00',
      '2026-11-23T10:00:00',
      null,
    ],
    [
      'no seconds',
      ['DTSTART:20261123T0900', 'DTEND:20261123T1000'],
      '2026-11-23T09:00:00',
      '2026-11-23T10:00:00',
      null,
    ],
    [
      'an offset',
      ['DTSTART:20261123T090000+0100', 'DTEND:20261123T100000+0100'],
      '2026-11-23T09:00:00',
      '2026-11-23T10:00:00',
      'Etc/GMT-1',
    ],
    [
      'midnight at the end of a day',
      ['DTSTART:20261123T230000', 'DTEND:20261123T240000'],
      '2026-11-23T23:00:00',
      '2026-11-24T00:00:00',
      null,
    ],
    [
      'a time that clocks leave out',
      ['DTSTART;TZID=Europe/Berlin:20260329T023000', 'DURATION:PT30M'],
      '2026-03-29T02:30:00',
      '2026-03-29T04:00:00',
      'Europe/Berlin',
    ],
  ])('reads times with %s', (_, content, start, end, timeZone) => {
    expect(only(event(...content))).toMatchObject({ start, end, timeZone, allDay: false })
  })

  it.each([
    ['a day', ['DTSTART;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:20261124'], '2026-11-23T23:59:59'],
    ['a day without an end', ['DTSTART;VALUE=DATE:20261123'], '2026-11-23T23:59:59'],
    [
      'a day that ends on itself',
      ['DTSTART;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:20261123'],
      '2026-11-23T23:59:59',
    ],
    ['a day without its VALUE', ['DTSTART:20261123', 'DTEND:20261125'], '2026-11-24T23:59:59'],
    ['days by a length', ['DTSTART;VALUE=DATE:20261123', 'DURATION:P3D'], '2026-11-25T23:59:59'],
    ['a day in a zone', ['DTSTART;VALUE=DATE;TZID=Europe/Berlin:20261123'], '2026-11-23T23:59:59'],
    [
      'midnights that Outlook calls a day',
      [
        'DTSTART;TZID=Europe/Berlin:20261123T000000',
        'DTEND;TZID=Europe/Berlin:20261124T000000',
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      ],
      '2026-11-23T23:59:59',
    ],
  ])('reads whole days: %s', (_, content, end) => {
    expect(only(event(...content))).toMatchObject({
      start: '2026-11-23T00:00:00',
      end,
      timeZone: null,
      allDay: true,
    })
  })

  it.each([
    ['CRLF', '\r\n'],
    ['LF', '\n'],
    ['CR', '\r'],
  ])('reads lines that end by %s, folded, after a mark of their order', (_, ending) => {
    const file = `\uFEFF${event('DTSTART:20261123T090000', 'SUMMARY:A long ta', ' le', '\t told', 'DESCRIPTION:x')}`
    expect(only(file.replaceAll('\r\n', ending)).title).toBe('A long tale told')
  })

  it('reads a letter that was folded in its middle', () => {
    const file = bytes(event('DTSTART:20261123T090000', 'SUMMARY:Grüße'))
    const at = file.findIndex((byte, i) => byte === 0xc3 && file[i + 1] === 0xbc) + 1
    const folded = new Uint8Array([...file.slice(0, at), 13, 10, 32, ...file.slice(at)])
    expect(only(folded).title).toBe('Grüße')
  })

  it('reads UTF-16, and Windows-1252 where a line is no UTF-8', () => {
    const text = event('DTSTART:20261123T090000', 'SUMMARY:Müll', 'LOCATION:Größe')
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    ])
    expect(only(utf16).title).toBe('Müll')
    const [before, after] = text.split('Müll')
    const mixed = new Uint8Array([...bytes(before!), 0x4d, 0xfc, 0x6c, 0x6c, ...bytes(after!)])
    expect(only(mixed)).toMatchObject({ title: 'Müll', location: 'Größe' })
  })

  it.each([
    ['escaped signs', 'SUMMARY:a\\, b\\; c\\\\ d\\nE\\Nf', 'a, b; c\\ d\nE\nf'],
    ['signs that were not escaped', 'SUMMARY:a, b; c: d', 'a, b; c: d'],
    ['a colon in quotes', 'SUMMARY;ALTREP="cid:part1:x":Tea', 'Tea'],
    ['a quote that is never closed', 'SUMMARY;LANGUAGE="de:Tee', 'Tee'],
    ['small letters', 'summary:Tea', 'Tea'],
    ['a group before the name', 'item1.SUMMARY:Tea', 'Tea'],
    ['quoted-printable', 'SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:M=C3=BCll', 'Müll'],
    ['NUL', 'SUMMARY:Te\0a', 'Tea'],
    ['half a letter', 'SUMMARY:Tea \uD83D', 'Tea \uFFFD'],
    ['nothing', 'SUMMARY:', ''],
  ])('reads texts with %s', (_, line, title) => {
    expect(only(event('DTSTART:20261123T090000', line)).title).toBe(title)
  })

  it('goes on with a text that was broken into lines without folding them', () => {
    const file = event(
      'DTSTART:20261123T090000',
      'DESCRIPTION:First',
      'second line',
      '',
      '- third',
      'SUMMARY:Tea',
    )
    expect(only(file)).toMatchObject({ description: 'First\nsecond line\n- third', title: 'Tea' })
  })

  it('cuts texts to what a row can keep, and no letter in two', () => {
    const { title } = only(
      event('DTSTART:20261123T090000', `SUMMARY:${'😀'.repeat(300)}`, 'URL:javascript:alert(1)'),
    )
    expect([title.length, title.isWellFormed()]).toEqual([500, true])
    expect(only(event('DTSTART:20261123T090000', 'URL:javascript:alert(1)'))).toMatchObject({
      url: '',
      raw: 'URL:javascript:alert(1)',
    })
  })

  it.each([
    [
      'without any end',
      [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'UID:1',
        'DTSTART:20261123',
        'BEGIN:VEVENT',
        'UID:2',
        'DTSTART:20261124',
      ],
      2,
    ],
    [
      'with an alarm that never ends',
      ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'DTSTART:20261123', 'BEGIN:VALARM', 'END:VEVENT', 'END:VCALENDAR'],
      1,
    ],
    [
      'with ends of what never began',
      ['END:VEVENT', 'BEGIN:VCALENDAR', 'END:VALARM', 'BEGIN:VEVENT', 'DTSTART:20261123', 'END:VEVENT'],
      1,
    ],
    ['with nothing around the events', ['BEGIN:VEVENT', 'UID:1', 'DTSTART:20261123', 'END:VEVENT'], 1],
    [
      'of two calendars',
      [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'UID:1',
        'DTSTART:20261123',
        'END:VEVENT',
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'UID:2',
        'DTSTART:20261123',
        'END:VEVENT',
        'END:VCALENDAR',
      ],
      2,
    ],
    [
      'with other things in it',
      [
        'BEGIN:VCALENDAR',
        'BEGIN:VTODO',
        'SUMMARY:x',
        'END:VTODO',
        'BEGIN:VJOURNAL',
        'END:VJOURNAL',
        'BEGIN:VEVENT',
        'DTSTART:20261123',
        'END:VEVENT',
        'END:VCALENDAR',
      ],
      1,
    ],
    [
      'with events in what never ended',
      ['BEGIN:VCALENDAR', 'BEGIN:VTODO', 'BEGIN:VEVENT', 'DTSTART:20261123', 'END:VEVENT', 'END:VCALENDAR'],
      1,
    ],
    ['with nothing in it', ['BEGIN:VCALENDAR', 'END:VCALENDAR'], 0],
  ])('reads a file %s', (_, content, count) => {
    const { events } = read(lines(...content))
    expect(events).toHaveLength(count)
    // None is taken for a part of another.
    expect(events.filter(({ raw }) => raw.includes('VEVENT'))).toEqual([])
  })

  it.each([
    ['a page of HTML', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['bytes of something else', new Uint8Array([0x50, 0x4b, 3, 4, 255, 254, 0, 1])],
  ])('takes %s for no calendar', (_, file) => {
    expect(readCalendar(file)).toEqual({ kind: 'unreadable', reason: 'no-calendar' })
  })
})

describe('series in a file', () => {
  const weekly = [
    'DTSTART;TZID=Europe/Berlin:20261123T090000',
    'DTEND;TZID=Europe/Berlin:20261123T100000',
    'RRULE:FREQ=WEEKLY',
  ]

  it.each([
    ['in UTC', 'EXDATE:20261130T080000Z', '2026-11-30T09:00:00'],
    ['by the day', 'EXDATE;VALUE=DATE:20261130', '2026-11-30T09:00:00'],
    ['in another zone', 'EXDATE;TZID=Europe/Lisbon:20261130T080000', '2026-11-30T09:00:00'],
  ])('leave out what is excepted %s', (_, line, wall) => {
    expect(only(event(...weekly, line)).exceptions).toEqual([wall])
  })

  it('have additions, also those that are periods', () => {
    expect(only(event(...weekly, 'RDATE;VALUE=PERIOD:20261125T080000Z/PT2H')).additions).toEqual([
      '2026-11-25T09:00:00',
    ])
  })

  const withChange = (...content: string[]) =>
    calendar(
      'BEGIN:VEVENT',
      'UID:1',
      ...weekly,
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:1',
      ...content,
      'END:VEVENT',
    )

  it('take an occurrence that was cancelled for an exception', () => {
    const file = withChange('RECURRENCE-ID:20261130T080000Z', 'DTSTART:20261130T080000Z', 'STATUS:CANCELLED')
    expect(only(file)).toMatchObject({ exceptions: ['2026-11-30T09:00:00'], overrides: [] })
  })

  it('show an occurrence that moved to another zone by their own clock', () => {
    const file = withChange(
      'RECURRENCE-ID;VALUE=DATE:20261130',
      'DTSTART;TZID=America/New_York:20261130T090000',
    )
    expect(only(file).overrides).toMatchObject([
      { originalStart: '2026-11-30T09:00:00', start: '2026-11-30T15:00:00' },
    ])
  })

  it('are what was changed last where a file has them twice', () => {
    const version = (sequence: number, title: string) => [
      'BEGIN:VEVENT',
      'UID:1',
      `SEQUENCE:${sequence}`,
      `SUMMARY:${title}`,
      ...weekly,
      'END:VEVENT',
    ]
    expect(only(calendar(...version(2, 'new'), ...version(1, 'old'))).title).toBe('new')
  })

  it('may be missing: an occurrence alone is an event of its own', () => {
    const found = only(event('RECURRENCE-ID:20261130T080000Z', 'DTSTART:20261130T090000Z', 'SUMMARY:Invited'))
    expect(found).toMatchObject({ recurrenceId: '2026-11-30T08:00:00', title: 'Invited', recurrence: null })
  })

  it('of whole days end with a day, and have no times', () => {
    const found = only(
      event(
        'DTSTART;VALUE=DATE:20261123',
        'RRULE:FREQ=WEEKLY;UNTIL=20261231T225959Z;BYHOUR=9',
        'EXDATE:20261130T000000',
      ),
    )
    expect(found).toMatchObject({
      recurrence: 'FREQ=WEEKLY;UNTIL=20261231T235959',
      exceptions: ['2026-11-30T00:00:00'],
    })
  })

  it('keep a rule that cannot be read as it is, and say so', () => {
    const { events, problems } = read(event('SUMMARY:Moon', 'DTSTART:20261123T090000', 'RRULE:FREQ=LUNAR'))
    expect(events[0]).toMatchObject({ recurrence: null, raw: 'RRULE:FREQ=LUNAR' })
    expect(problems).toEqual([{ kind: 'unreadable-rule', title: 'Moon' }])
  })

  it.each(['DTSTART:yesterday', 'DTSTART:20260230T090000', 'DTSTART:18000101T090000', 'SUMMARY:none'])(
    'are left out and told without a start that can be: %s',
    (line) => {
      expect(read(event(line)).events).toEqual([])
      expect(read(event(line)).problems).toMatchObject([{ kind: 'no-start' }])
    },
  )
})

describe('a file that is too much', () => {
  it('is refused by its size', () => {
    expect(readCalendar(new Uint8Array(MAX_FILE_BYTES + 1))).toEqual({
      kind: 'unreadable',
      reason: 'too-large',
    })
  })

  it('is read as far as its events may go, and says so', () => {
    const many = Array.from(
      { length: MAX_EVENTS + 5 },
      (_, i) => `BEGIN:VEVENT\nUID:${i}\nDTSTART:20261123\nEND:VEVENT`,
    )
    const { events, problems } = read(`BEGIN:VCALENDAR\n${many.join('\n')}`)
    expect([events.length, problems]).toEqual([MAX_EVENTS, [{ kind: 'too-many-events', title: '' }]])
  })

  it('keeps as many exceptions as a row can, and says so', () => {
    const dates = Array.from({ length: MAX_DATES + 5 }, (_, i) =>
      new Date(Date.UTC(2027, 0, i)).toISOString().slice(0, 10).replaceAll('-', ''),
    )
    const { events, problems } = read(
      event('SUMMARY:x', 'DTSTART:20261123T090000', 'RRULE:FREQ=DAILY', `EXDATE;VALUE=DATE:${dates.join()}`),
    )
    expect([events[0]?.exceptions.length, problems]).toEqual([
      MAX_DATES,
      [{ kind: 'too-many-dates', title: 'x' }],
    ])
  })

  it('is read although it is nested without end', () => {
    const nested = 'BEGIN:X-A\n'.repeat(20_000)
    expect(only(`BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261123\nEND:VEVENT\n${nested}`).allDay).toBe(true)
  })
})
