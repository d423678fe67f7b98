import { ConnectorTrouble, LONG_TEXT, MAX_ITEMS } from '../connector.ts'
import { workOutside } from '../work-outside.ts'
import { parseFile, type ReadFile } from './parse-file.ts'

/** Reads a whole file. What is cut off, or is no calendar, is not read at all: nothing may be taken for deleted. */
export async function readFile(body: Buffer): Promise<ReadFile> {
  refuseWhatIsNotWhole(body)
  const read = body.length > LONG_TEXT ? await parseOutside(body) : parseFile(body)
  if (typeof read === 'string') throw new ConnectorTrouble(read)
  return read
}

function parseOutside(body: Buffer): Promise<ReturnType<typeof parseFile>> {
  return workOutside(new URL('parse-file-outside.ts', import.meta.url), body)
}

/** Before anything is parsed: so many events would take long, and a page that says 'sign in' is no calendar. */
function refuseWhatIsNotWhole(body: Buffer): void {
  // Letters of UTF-16 have zeros between them.
  const text = body.includes(0) ? body.toString('latin1').replaceAll('\0', '') : body.toString('latin1')
  const calendars = count(text, /BEGIN:VCALENDAR/gi)
  if (calendars === 0 || calendars !== count(text, /END:VCALENDAR/gi))
    throw new ConnectorTrouble('not_understood')
  // With its changed days an event may be there several times.
  if (count(text, /BEGIN:VEVENT/gi) > MAX_ITEMS * 2) throw new ConnectorTrouble('too_large')
}

function count(text: string, pattern: RegExp): number {
  let found = 0
  for (const _ of text.matchAll(pattern)) found += 1
  return found
}
