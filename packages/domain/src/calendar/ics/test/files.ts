/** Calendar files in the manner of those who write them, made up for these tests. */

export const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`

export const calendar = (...content: string[]) =>
  lines('BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//Test//EN', ...content, 'END:VCALENDAR')

export const event = (...content: string[]) =>
  calendar('BEGIN:VEVENT', 'UID:one@example.org', 'DTSTAMP:20261101T000000Z', ...content, 'END:VEVENT')

/** The zone that Outlook writes for Berlin, under a name of its own. */
export const BERLIN_BY_RULES = (tzid: string, ...more: string[]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  ...more,
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

export const GOOGLE = calendar(
  'X-WR-CALNAME:anna@example.org',
  'X-WR-TIMEZONE:Europe/Lisbon',
  'BEGIN:VEVENT',
  'DTSTART;TZID=Europe/Lisbon:20261123T150000',
  'DTEND;TZID=Europe/Lisbon:20261123T160000',
  'RRULE:FREQ=WEEKLY;UNTIL=20270330T225959Z;BYDAY=MO,TH',
  'EXDATE;TZID=Europe/Lisbon:20261126T150000',
  'DTSTAMP:20261101T080000Z',
  'UID:g1@google.com',
  'SUMMARY:Physio\\, upstairs',
  'DESCRIPTION:Bring the letter.\\nRing twice',
  'SEQUENCE:2',
  'STATUS:CONFIRMED',
  'TRANSP:OPAQUE',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-P0DT0H30M0S',
  'END:VALARM',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTSTART;TZID=Europe/Lisbon:20261201T100000',
  'DTEND;TZID=Europe/Lisbon:20261201T110000',
  'RECURRENCE-ID;TZID=Europe/Lisbon:20261130T150000',
  'UID:g1@google.com',
  'SUMMARY:Physio\\, moved',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTSTART:20261124T170000Z',
  'DTEND:20261124T180000Z',
  'UID:g2@google.com',
  'SUMMARY:Call',
  'END:VEVENT',
)

export const OUTLOOK = calendar(
  'METHOD:PUBLISH',
  ...BERLIN_BY_RULES('W. Europe Standard Time'),
  'BEGIN:VEVENT',
  'UID:040000008200E00074C5B7101A82E008',
  'SUMMARY;LANGUAGE=de-DE:Jour fixe',
  'DTSTART;TZID=W. Europe Standard Time:20261123T090000',
  'DTEND;TZID=W. Europe Standard Time:20261123T093000',
  'RRULE:FREQ=MONTHLY;COUNT=6;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'CLASS:PUBLIC',
  'PRIORITY:5',
  'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
  'ORGANIZER;CN="Meier; Paul":mailto:paul@example.org',
  'END:VEVENT',
)

export const APPLE = calendar(
  'CALSCALE:GREGORIAN',
  'BEGIN:VEVENT',
  'UID:5A6B-APPLE',
  'DTSTART;VALUE=DATE:20261224',
  'DTEND;VALUE=DATE:20261227',
  'SUMMARY:Weihnachten',
  'LOCATION:Bei Oma\\nHauptstraße 1',
  'URL;VALUE=URI:https://example.org/a?b=c',
  'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
  'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE="Bei Oma: Haus":geo:48.1,11.5',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:BIRTHDAY-1604',
  'DTSTART;VALUE=DATE;X-APPLE-OMIT-YEAR=1604:16040229',
  'DURATION:P1D',
  'RRULE:FREQ=YEARLY',
  'SUMMARY:Birthday of Jo',
  'END:VEVENT',
)

export const NEXTCLOUD = calendar(
  'BEGIN:VTIMEZONE',
  'TZID:/freeassociation.sourceforge.net/Tzfile/Europe/Berlin',
  'X-LIC-LOCATION:Europe/Berlin',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'CREATED:20261101T080000Z',
  'LAST-MODIFIED:20261101T080000Z',
  'SEQUENCE:4',
  'UID:nc-1',
  'DTSTART;TZID=/freeassociation.sourceforge.net/Tzfile/Europe/Berlin:20261025T013000',
  'DURATION:PT3H',
  'STATUS:TENTATIVE',
  'SUMMARY:Nachtschicht',
  'CATEGORIES:Work',
  'COLOR:#00FF00',
  'END:VEVENT',
)

export const THUNDERBIRD = calendar(
  ...BERLIN_BY_RULES('Mitteleuropa', 'X-LIC-LOCATION:Europe/Vienna'),
  'BEGIN:VEVENT',
  'UID:tb-1',
  'DTSTART;TZID=Mitteleuropa:20261123T080000',
  'DTEND;TZID=Mitteleuropa:20261123T081500',
  'RDATE;TZID=Mitteleuropa:20261201T080000,20261203T080000',
  'SUMMARY:Tabletten',
  'X-MOZ-GENERATION:3',
  'CATEGORIES:Gesundheit,Privat',
  'END:VEVENT',
)
