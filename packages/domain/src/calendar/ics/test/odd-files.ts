import { BERLIN_BY_RULES, calendar, event, lines } from './files.ts'

/** What a file is expected to be read as: its events in part, and what is told of it. */
export interface OddFile {
  readonly file: string | Uint8Array
  readonly events: readonly object[]
  readonly problems?: readonly string[]
}

const AT_NINE = 'DTSTART:20261123T090000'
const NINE = '2026-11-23T09:00:00'
const inEvent = (...content: string[]) => ['BEGIN:VEVENT', ...content, 'END:VEVENT']
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf8 = (text: string) => latin1(unescape(encodeURIComponent(text)))
const utf16 = (text: string, isBig: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const [low, high] = [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]
      return isBig ? [high, low] : [low, high]
    }),
  )
/** Breaks a line every so many bytes, whatever stands there. */
const foldedAt = (bytes: Uint8Array, width: number) => {
  const folded: number[] = []
  let length = 0
  for (const byte of bytes) {
    if (length === width && byte !== 13 && byte !== 10) {
      folded.push(13, 10, 32)
      length = 1
    }
    folded.push(byte)
    length = byte === 10 ? 0 : length + 1
  }
  return Uint8Array.from(folded)
}
const SONG = 'Chör übt “Zoë 🌱 und der Frühling” — 午後三時に'
const weekly = (...more: string[]) =>
  event('DTSTART;TZID=Europe/Berlin:20261123T090000', 'DURATION:PT1H', 'SUMMARY:Choir', ...more)
const changed = (...content: string[]) =>
  calendar(
    ...inEvent(
      'UID:1',
      'DTSTART;TZID=Europe/Berlin:20261123T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY',
      'SUMMARY:Choir',
    ),
    ...inEvent('UID:1', ...content),
  )

/** Bytes, ends of lines and letters. */
export const ODD_BYTES: Readonly<Record<string, OddFile>> = {
  'folds in the middle of letters': {
    file: foldedAt(utf8(event(AT_NINE, `SUMMARY:${SONG}`)), 23),
    events: [{ title: SONG }],
  },
  'lines that end by LF alone': {
    file: event(AT_NINE, 'SUMMARY:Tea').replaceAll('\r\n', '\n'),
    events: [{ title: 'Tea' }],
  },
  'lines that end by CR alone': {
    file: event(AT_NINE, 'SUMMARY:Tea').replaceAll('\r\n', '\r'),
    events: [{ title: 'Tea' }],
  },
  'CR twice before each LF': {
    file: latin1(event(AT_NINE, 'SUMMARY:Tea and ', ' cake').replaceAll('\r\n', '\r\r\n')),
    events: [{ title: 'Tea and cake' }],
  },
  'CR twice before each LF, as text': {
    file: event(AT_NINE, 'SUMMARY:Tea and ', ' cake').replaceAll('\r\n', '\r\r\n'),
    events: [{ title: 'Tea and cake' }],
  },
  'all three ends of lines at once': {
    file: lines('BEGIN:VCALENDAR', 'BEGIN:VEVENT\nUID:1\r' + AT_NINE, 'SUMMARY:Tea\nEND:VEVENT'),
    events: [{ uid: '1', title: 'Tea' }],
  },
  'empty lines between all others': {
    file: event(AT_NINE, 'SUMMARY:Tea').replaceAll('\r\n', '\r\n\r\n'),
    events: [{ title: 'Tea' }],
  },
  'a mark of its order before every calendar': {
    file: `\uFEFF\uFEFF${event(AT_NINE, 'SUMMARY:One')}\uFEFF${event('DTSTART:20261124T090000', 'SUMMARY:Two').replace('one@', 'two@')}`,
    events: [{ title: 'One' }, { title: 'Two' }],
  },
  'UTF-16 with its mark': {
    file: utf16(`\uFEFF${event(AT_NINE, 'SUMMARY:Müll')}`, true),
    events: [{ title: 'Müll' }],
  },
  'UTF-16 without a mark': {
    file: utf16(event(AT_NINE, 'SUMMARY:Müll'), false),
    events: [{ title: 'Müll' }],
  },
  'UTF-16 of the other order without a mark': {
    file: utf16(event(AT_NINE, 'SUMMARY:Müll'), true),
    events: [{ title: 'Müll' }],
  },
  'Latin-1': {
    file: latin1(event(AT_NINE, 'SUMMARY:Müll', 'LOCATION:Größe')),
    events: [{ title: 'Müll', location: 'Größe' }],
  },
  'no end of the last line': { file: event(AT_NINE, 'SUMMARY:Tea').trimEnd(), events: [{ title: 'Tea' }] },
  'an end in the middle of a word': {
    file: event(AT_NINE, 'SUMMARY:Tea').slice(0, -25),
    events: [{ start: NINE }],
  },
  'a line of a million letters': {
    file: event(AT_NINE, `X-BLOB:${'x'.repeat(1_000_000)}`, 'X-SMALL:kept', 'SUMMARY:Tea'),
    events: [{ title: 'Tea', raw: 'X-SMALL:kept' }],
  },
  'names in small letters': {
    file: event(AT_NINE, 'summary:Tea').toLowerCase(),
    events: [{ title: 'tea', start: NINE }],
  },
  'spaces behind every line': {
    file: event(AT_NINE, 'SUMMARY:Tea').replaceAll('\r\n', '  \r\n'),
    events: [{ start: NINE, title: 'Tea' }],
  },
}

/** Texts and properties. */
export const ODD_TEXTS: Readonly<Record<string, OddFile>> = {
  'a text whose lines look like properties': {
    file: event(AT_NINE, 'DESCRIPTION:Agenda', '10:00 Arrival', 'Note: bring cake', 'Room: 4', 'SUMMARY:Tea'),
    events: [{ description: 'Agenda\n10:00 Arrival\nNote: bring cake\nRoom: 4', title: 'Tea' }],
  },
  'a line that is no property after a date': {
    file: event(AT_NINE, 'made by a script', 'SUMMARY:Tea'),
    events: [{ start: NINE, title: 'Tea' }],
  },
  'a property that nobody knows after a date': {
    file: event(AT_NINE, 'Colour:green', 'SUMMARY:Tea'),
    events: [{ start: NINE, title: 'Tea', raw: 'COLOUR:green' }],
  },
  'quoted-printable over several lines': {
    file: event(
      AT_NINE,
      'SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Caf=C3=A9 um=',
      'Uhr: zehn=0D=0A=',
      'Tisch: 4',
    ),
    events: [{ title: 'Café umUhr: zehn\nTisch: 4' }],
  },
  'quoted-printable in Latin-1': {
    file: event(AT_NINE, 'SUMMARY;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCll 100%'),
    events: [{ title: 'Müll 100%' }],
  },
  'quoted-printable without its name': {
    file: event(AT_NINE, 'SUMMARY;QUOTED-PRINTABLE:M=C3=BCll', 'LOCATION:Hof'),
    events: [{ title: 'Müll', location: 'Hof' }],
  },
  'quoted-printable that goes on nowhere': {
    file: event(AT_NINE, 'SUMMARY;ENCODING=QUOTED-PRINTABLE:Tea='),
    events: [{ title: 'Tea' }],
  },
  'escaped signs and breaks': {
    file: event(AT_NINE, 'SUMMARY:a\\, b\\; c\\Nd', 'DESCRIPTION:\\"so\\"\\: C:\\\\temp'),
    events: [{ title: 'a, b; c\nd', description: '"so": C:\\temp' }],
  },
  'a title in two languages': {
    file: event(AT_NINE, 'SUMMARY;LANGUAGE=de:', 'SUMMARY;LANGUAGE=en:Tea', 'SUMMARY;LANGUAGE=fr:Thé'),
    events: [{ title: 'Tea', raw: 'SUMMARY;LANGUAGE=fr:Thé' }],
  },
  'colons and semicolons in quoted parameters': {
    file: event(
      AT_NINE,
      'SUMMARY;ALTREP="cid:a;b:c";LANGUAGE=en:Tea',
      'ATTENDEE;CN="Meier; Jo: 2";X-A="a,b":mailto:jo@example.org',
    ),
    events: [{ title: 'Tea', raw: 'ATTENDEE;CN="Meier; Jo: 2";X-A="a,b":mailto:jo@example.org' }],
  },
  'a title that is too long': {
    file: event(AT_NINE, `SUMMARY:${'Tea '.repeat(200)}`),
    events: [{ start: NINE }],
    problems: ['long-text'],
  },
  'a file within the file': {
    file: event(
      AT_NINE,
      'SUMMARY:Tea',
      `ATTACH;ENCODING=BASE64;VALUE=BINARY:${'QUJD'.repeat(40_000)}`,
      'BEGIN:VALARM',
      'TRIGGER:-PT5M',
      'END:VALARM',
    ),
    events: [{ title: 'Tea', raw: 'BEGIN:VALARM\nTRIGGER:-PT5M\nEND:VALARM' }],
  },
  'a semicolon at the end of a line': {
    file: event('DTSTART;:20261123T090000', 'SUMMARY;:Tea', 'RRULE:FREQ=DAILY;COUNT=3;'),
    events: [{ start: NINE, title: 'Tea', recurrence: 'FREQ=DAILY;COUNT=3' }],
  },
  'no title and no UID': {
    file: calendar(...inEvent(AT_NINE)),
    events: [{ uid: NINE, title: '' }],
  },
}

/** What stands in what. */
export const ODD_COMPONENTS: Readonly<Record<string, OddFile>> = {
  'one UID in every event': {
    file: calendar(
      ...inEvent('UID:1', AT_NINE, 'SUMMARY:Tea'),
      ...inEvent('UID:1', 'DTSTART:20261124T090000', 'SUMMARY:Cake'),
      ...inEvent('UID:1', 'DTSTART:20261125T090000', 'SUMMARY:Rest'),
    ),
    events: [
      { uid: '1', title: 'Tea' },
      { uid: '1 #2', title: 'Cake' },
      { uid: '1 #3', title: 'Rest' },
    ],
  },
  'no UIDs, and events that are told apart by their places': {
    file: calendar(
      ...['Hall', 'Yard', 'Yard'].flatMap((place) => inEvent(AT_NINE, 'SUMMARY:Tea', `LOCATION:${place}`)),
    ),
    events: [{ location: 'Hall' }, { location: 'Yard' }],
  },
  'an event in two versions': {
    file: calendar(
      ...inEvent('UID:1', 'SEQUENCE:2', 'DTSTART:20261124T090000', 'SUMMARY:Tea, later'),
      ...inEvent('UID:1', 'SEQUENCE:1', AT_NINE, 'SUMMARY:Tea'),
    ),
    events: [{ uid: '1', title: 'Tea, later' }],
  },
  'tasks, notes and busy times beside events': {
    file: calendar(
      'BEGIN:VTODO',
      'SUMMARY:Water the plant',
      'DUE:20261124',
      'END:VTODO',
      'BEGIN:VJOURNAL',
      'SUMMARY:A day',
      'END:VJOURNAL',
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20261123T080000Z/PT1H',
      'END:VFREEBUSY',
      ...inEvent(AT_NINE, 'SUMMARY:Tea'),
    ),
    events: [{ title: 'Tea' }],
    problems: ['not-event', 'not-event', 'not-event'],
  },
  'tasks alone': {
    file: calendar('BEGIN:VTODO', 'SUMMARY:Water the plant', 'END:VTODO'),
    events: [],
    problems: ['not-event'],
  },
  'no end of anything': {
    file: lines(
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:1',
      AT_NINE,
      'BEGIN:VALARM',
      'BEGIN:VEVENT',
      'UID:2',
      AT_NINE,
    ),
    events: [{ uid: '1' }, { uid: '2' }],
  },
  'events in an event': {
    file: calendar(
      'BEGIN:VEVENT',
      'UID:1',
      AT_NINE,
      'BEGIN:X-BOX',
      ...inEvent('UID:2', AT_NINE),
      'END:X-BOX',
      'END:VEVENT',
    ),
    events: [{ uid: '1' }, { uid: '2' }],
  },
  'zones that stand behind the events': {
    file: calendar(
      ...inEvent('UID:1', 'DTSTART;TZID=Our office:20260701T090000'),
      ...BERLIN_BY_RULES('Our office'),
    ),
    events: [{ timeZone: 'Europe/Berlin' }],
  },
  'the whole calendar cancelled': {
    file: calendar('METHOD:CANCEL', ...inEvent('UID:1', AT_NINE, 'SUMMARY:Tea')),
    events: [{ status: 'cancelled' }],
    problems: ['cancelled'],
  },
  'an event cancelled': {
    file: event(AT_NINE, 'STATUS:CANCELLED', 'SUMMARY:Tea'),
    events: [{ status: 'cancelled' }],
    problems: ['cancelled'],
  },
  'two calendars, each with its zone': {
    file:
      calendar(
        'X-WR-CALNAME:Work',
        'X-WR-TIMEZONE:America/Denver',
        ...inEvent('UID:1', 'DTSTART:20261123T160000Z'),
      ) + calendar('X-WR-TIMEZONE:Romance Standard Time', ...inEvent('UID:2', 'DTSTART:20261123T160000Z')),
    events: [
      { start: NINE, timeZone: 'America/Denver' },
      { start: '2026-11-23T17:00:00', timeZone: 'Europe/Paris' },
    ],
  },
}

/** Dates, times and zones. */
export const ODD_TIMES: Readonly<Record<string, OddFile>> = {
  'a zone as Windows names it': {
    file: event('DTSTART;TZID=Romance Standard Time:20261123T090000'),
    events: [{ start: NINE, timeZone: 'Europe/Paris' }],
  },
  'a zone as Windows shows it': {
    file: event(
      'DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna":20261123T090000',
    ),
    events: [{ start: NINE, timeZone: 'Europe/Amsterdam' }],
  },
  'the same without quotes': {
    file: event('DTSTART;TZID=(UTC+01:00) Amsterdam, Berlin, Bern:20261123T090000'),
    events: [{ start: NINE, timeZone: 'Europe/Amsterdam' }],
  },
  'a zone of America as Windows shows it': {
    file: event('DTSTART;TZID="(UTC-05:00) Eastern Time (US & Canada)":20261123T090000'),
    events: [{ start: NINE, timeZone: 'America/New_York' }],
  },
  'Greenwich as Windows shows it': {
    file: event('DTSTART;TZID="(UTC) Dublin, Edinburgh, Lisbon, London":20261123T090000'),
    events: [{ start: NINE, timeZone: 'Europe/Dublin' }],
  },
  'a zone as Exchange names it, without quotes': {
    file: event(
      'DTSTART;TZID=tzone://Microsoft/Utc:20261123T090000Z',
      'DTEND;TZID=tzone://Microsoft/Utc:20261123T100000',
    ),
    events: [{ start: NINE, end: '2026-11-23T10:00:00', timeZone: 'UTC' }],
  },
  'a zone behind a slash': {
    file: event('DTSTART;TZID=/Europe/Berlin:20261123T090000'),
    events: [{ start: NINE, timeZone: 'Europe/Berlin' }],
  },
  'a zone behind the name of a library': {
    file: event('DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20261123T090000'),
    events: [{ start: NINE, timeZone: 'Europe/Berlin' }],
  },
  'a zone that nobody knows': {
    file: event('SUMMARY:Tea', 'DTSTART;TZID=Atlantis:20261123T090000'),
    events: [{ start: NINE, timeZone: null }],
    problems: ['unknown-zone'],
  },
  'a zone and UTC at once': {
    file: event('DTSTART;TZID=Europe/Berlin:20261123T080000Z'),
    events: [{ start: NINE, timeZone: 'Europe/Berlin' }],
  },
  'floating times': {
    file: event(AT_NINE, 'DTEND:20261123T100000'),
    events: [{ start: NINE, timeZone: null }],
  },
  'an end before its start': {
    file: event(AT_NINE, 'DTEND:20261123T080000'),
    events: [{ start: NINE, end: NINE }],
    problems: ['unreadable-date'],
  },
  'an end that is no date': {
    file: event(AT_NINE, 'DTEND:soon'),
    events: [{ start: NINE, end: NINE }],
    problems: ['unreadable-date'],
  },
  'a length instead of an end': {
    file: event(AT_NINE, 'DURATION:PT90M'),
    events: [{ end: '2026-11-23T10:30:00' }],
  },
  'a length that is none': {
    file: event(AT_NINE, 'DURATION:1 hour'),
    events: [{ end: NINE }],
    problems: ['unreadable-date'],
  },
  'midnight at the end of a day': {
    file: event('DTSTART:20261123T220000', 'DTEND:20261123T240000'),
    events: [{ end: '2026-11-24T00:00:00' }],
  },
  'a day with a time behind it': {
    file: event('DTSTART;VALUE=DATE:20261123T000000', 'DTEND;VALUE=DATE:20261124T000000Z'),
    events: [{ start: '2026-11-23T00:00:00', end: '2026-11-23T23:59:59', allDay: true }],
  },
  'a day that is called a time': {
    file: event('DTSTART;VALUE=DATE-TIME:20261123'),
    events: [{ start: '2026-11-23T00:00:00', end: '2026-11-23T23:59:59', allDay: true }],
  },
  'a leap second': { file: event('DTSTART:20261123T235960'), events: [{ start: '2026-11-23T23:59:59' }] },
  'a start that is no date': {
    file: event('DTSTART:31/12/2026', 'SUMMARY:Tea'),
    events: [],
    problems: ['no-start'],
  },
}

/** Series. */
export const ODD_SERIES: Readonly<Record<string, OddFile>> = {
  'an end of the rule by the day, with a time of the start': {
    file: weekly('RRULE:FREQ=WEEKLY;UNTIL=20261214'),
    events: [{ recurrence: 'FREQ=WEEKLY;UNTIL=20261214T235959' }],
  },
  'an end of the rule by the second, with days': {
    file: event('DTSTART;VALUE=DATE:20261123', 'RRULE:FREQ=WEEKLY;UNTIL=20261214T090000Z'),
    events: [{ recurrence: 'FREQ=WEEKLY;UNTIL=20261214T235959' }],
  },
  'spaces and a comma too many in the days of a rule': {
    file: weekly('RRULE:FREQ=WEEKLY; BYDAY = MO, WE ,FR,'),
    events: [{ recurrence: 'FREQ=WEEKLY;BYDAY=MO,WE,FR' }],
  },
  'a rule for no time at all': {
    file: weekly('RRULE:FREQ=DAILY;COUNT=0'),
    events: [{ recurrence: null, raw: 'RRULE:FREQ=DAILY;COUNT=0' }],
    problems: ['unreadable-rule'],
  },
  'a rule of old phones': {
    file: weekly('RRULE:W1 MO WE #10'),
    events: [{ recurrence: null, raw: 'RRULE:W1 MO WE #10' }],
    problems: ['unreadable-rule'],
  },
  'two rules': {
    file: weekly('RRULE:FREQ=WEEKLY', 'RRULE:FREQ=MONTHLY'),
    events: [{ recurrence: 'FREQ=WEEKLY', raw: 'RRULE:FREQ=MONTHLY' }],
    problems: ['more-rules'],
  },
  'a rule of what is left out': {
    file: weekly('RRULE:FREQ=DAILY', 'EXRULE:FREQ=WEEKLY'),
    events: [{ recurrence: 'FREQ=DAILY', raw: 'EXRULE:FREQ=WEEKLY' }],
    problems: ['more-rules'],
  },
  'days left out by the day, by the second and in UTC': {
    file: weekly(
      'RRULE:FREQ=WEEKLY',
      'EXDATE;VALUE=DATE:20261130',
      'EXDATE;TZID=Europe/Berlin:20261207T090000',
      'EXDATE:20261214T080000Z,20261221T080000Z',
    ),
    events: [
      {
        exceptions: [
          '2026-11-30T09:00:00',
          '2026-12-07T09:00:00',
          '2026-12-14T09:00:00',
          '2026-12-21T09:00:00',
        ],
      },
    ],
  },
  'a day left out that is none': {
    file: weekly('RRULE:FREQ=WEEKLY', 'EXDATE:20261130T080000Z,Christmas'),
    events: [{ exceptions: ['2026-11-30T09:00:00'] }],
    problems: ['unreadable-date'],
  },
  'no day in the line of those left out': {
    file: weekly('RRULE:FREQ=WEEKLY', 'EXDATE:'),
    events: [{ exceptions: [] }],
  },
  'single dates with lengths of their own': {
    file: weekly(
      'RDATE;VALUE=PERIOD:20261125T080000Z/PT3H,20261127T080000Z/20261127T083000Z,20261128T080000Z/PT1H',
    ),
    events: [
      {
        additions: ['2026-11-25T09:00:00', '2026-11-27T09:00:00', '2026-11-28T09:00:00'],
        overrides: [
          longAs('2026-11-25T09:00:00', '2026-11-25T12:00:00'),
          longAs('2026-11-27T09:00:00', '2026-11-27T09:30:00'),
        ],
      },
    ],
  },
  'a change of one day': {
    file: changed(
      'RECURRENCE-ID;TZID=Europe/Berlin:20261130T090000',
      'DTSTART:20261130T100000Z',
      'SUMMARY:Late',
    ),
    events: [
      { overrides: [{ originalStart: '2026-11-30T09:00:00', start: '2026-11-30T11:00:00', title: 'Late' }] },
    ],
  },
  'a change from one day on': {
    file: changed(
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20261130T080000Z',
      'DTSTART:20261130T100000Z',
      'SUMMARY:Late',
    ),
    events: [{ title: 'Choir', overrides: [{ originalStart: '2026-11-30T09:00:00', title: 'Late' }] }],
    problems: ['following'],
  },
  'a change of nobody knows which day': {
    file: changed('RECURRENCE-ID:next week', 'DTSTART:20261130T100000Z', 'SUMMARY:Late'),
    events: [
      { uid: '1', title: 'Choir', recurrence: 'FREQ=WEEKLY', overrides: [] },
      { uid: '1 next week', title: 'Late' },
    ],
    problems: ['unreadable-date'],
  },
  'a change of a day, cancelled': {
    file: changed('RECURRENCE-ID;VALUE=DATE:20261130', 'DTSTART:20261130T080000Z', 'STATUS:CANCELLED'),
    events: [{ exceptions: ['2026-11-30T09:00:00'], overrides: [] }],
  },
  'a change whose series is elsewhere': {
    file: event('RECURRENCE-ID:20261130T080000Z', 'DTSTART:20261130T090000Z', 'SUMMARY:Invited'),
    events: [{ recurrenceId: '2026-11-30T08:00:00', title: 'Invited' }],
  },
}

function longAs(originalStart: string, end: string) {
  return { originalStart, start: originalStart, end, title: 'Choir' }
}

/** Together as many inputs as `odd-files.test.ts` prints. */
export const ODD_FILES = { ...ODD_BYTES, ...ODD_TEXTS, ...ODD_COMPONENTS, ...ODD_TIMES, ...ODD_SERIES }
