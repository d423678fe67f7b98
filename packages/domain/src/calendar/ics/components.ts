import { readLine, type ContentLine } from './content-line.ts'
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

/** A line that is no property goes on with the text of the one before. */
function joinBroken(lines: readonly string[]): ContentLine[] {
  const joined: ContentLine[] = []
  let rest: string[] = []
  const join = () => {
    const line = joined.at(-1)
    if (line && rest.length > 0 && line.name !== 'BEGIN' && line.name !== 'END') {
      const more = ['', ...rest].join('\\n')
      joined[joined.length - 1] = { ...line, value: line.value + more, raw: line.raw + more }
    }
    if (rest.length > 0) rest = []
  }
  for (const raw of lines) {
    if (raw.trim() === '') continue
    const line = readLine(raw)
    if (line) {
      join()
      joined.push(line)
    } else rest.push(raw)
  }
  join()
  return joined
}
