import { inCapitals, isQuotedPrintable, readLine, type ContentLine } from './content-line.ts'
import { MAX_DEPTH } from './limits.ts'

export interface Component {
  readonly name: string
  readonly lines: ContentLine[]
  readonly components: Component[]
}

/** Components that do not hold their like: where one begins, whoever wrote the file forgot the end of the last. */
const SIDE_BY_SIDE = new Set(['VEVENT', 'VTODO', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT', 'VALARM'])

/** The components of a file, in a root of their own. Ends that are missing, wrong or too many do no harm. */
export function componentsOf(lines: readonly string[]): Component {
  const root: Component = { name: '', lines: [], components: [] }
  const open = [root]
  for (const line of joinBroken(lines)) {
    if (line.name === 'BEGIN') begin(open, nameOf(line))
    else if (line.name === 'END') end(open, nameOf(line))
    else open.at(-1)?.lines.push(line)
  }
  return root
}

const nameOf = ({ value }: ContentLine) => value.trim().toUpperCase()

function begin(open: Component[], name: string): void {
  if (name === 'VCALENDAR') open.length = 1
  const like = SIDE_BY_SIDE.has(name) ? open.findLastIndex((one) => one.name === name) : -1
  if (like > 0) open.length = like
  if (open.length > MAX_DEPTH) return
  const component: Component = { name, lines: [], components: [] }
  open.at(-1)?.components.push(component)
  open.push(component)
}

function end(open: Component[], name: string): void {
  const closed = open.findLastIndex((one) => one.name === name)
  if (closed > 0) open.length = closed
}

/** Values that are no text: nothing that stands in a line of its own goes on with them. */
const WITHOUT_TEXT = new Set(
  'BEGIN END UID DTSTAMP DTSTART DTEND DURATION RECURRENCE-ID RRULE RDATE EXDATE STATUS SEQUENCE'.split(' '),
)
/** Properties that writers of small letters have. */
const USUAL = new Set([
  ...WITHOUT_TEXT,
  ...'SUMMARY DESCRIPTION LOCATION URL CATEGORIES COLOR COMMENT CONTACT CLASS TRANSP PRIORITY CREATED LAST-MODIFIED'.split(
    ' ',
  ),
  ...'ORGANIZER ATTENDEE ATTACH GEO RELATED-TO ACTION TRIGGER REPEAT VERSION PRODID METHOD CALSCALE NAME'.split(
    ' ',
  ),
  ...'TZID TZNAME TZOFFSETFROM TZOFFSETTO'.split(' '),
])

/** A line that is no property goes on with the text of the one before. */
function joinBroken(lines: readonly string[]): ContentLine[] {
  const joined: ContentLine[] = []
  let rest: string[] = []
  const join = () => {
    const line = joined.at(-1)
    if (line && !WITHOUT_TEXT.has(line.name) && (rest.length > 0 || isQuotedPrintable(line)))
      joined[joined.length - 1] = withRest(line, rest)
    rest = []
  }
  for (const raw of lines) {
    if (raw.trim() === '') continue
    const before = joined.at(-1)
    const line = before && goesOn(before, rest.at(-1)) && !FRAME.test(raw) ? null : readLine(raw)
    if (line && (isNamed(line) || !before || WITHOUT_TEXT.has(before.name))) {
      join()
      joined.push(isNamed(line) ? line : inCapitals(line))
    } else rest.push(raw)
  }
  join()
  return joined
}

const FRAME = /^(?:BEGIN|END):/i

function withRest(line: ContentLine, rest: readonly string[]): ContentLine {
  const more = ['', ...rest].join('\\n')
  // A sign that a line goes on means nothing at the end.
  const whole = (text: string) => (isQuotedPrintable(line) ? (text + more).replace(/=+$/, '') : text + more)
  return { ...line, value: whole(line.value), raw: whole(line.raw) }
}

/** Old phones broke lines behind a '='. */
function goesOn(line: ContentLine, last = line.raw): boolean {
  return last.endsWith('=') && isQuotedPrintable(line)
}

/** Properties are called in capitals, or all in small letters: 'Note: bring cake' is text. */
function isNamed({ name, raw, params }: ContentLine): boolean {
  if (params.size > 0 || name.startsWith('X-')) return true
  const [head = ''] = raw.split(/[;:]/, 1)
  const written = head.slice(head.lastIndexOf('.') + 1).trim()
  return written === name || (USUAL.has(name) && written === name.toLowerCase())
}
