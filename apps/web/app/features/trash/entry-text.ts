import { dateText } from '@glimmer/domain/days/date-text'
import type { TrashEntry } from '@glimmer/sync/trash-entries'
import { words as thingWords } from '../../data/thing-words.ts'
import { entryName } from '../../data/trash/entry-name.ts'
import { shortName } from '../../lib/short-name.ts'
import { words } from './words.ts'

/** The name of an entry: its own text, or its kind. */
export function nameOf(entry: TrashEntry): string {
  const { checkinDate: checkIn, startDatetime: start } = entry.data
  const day = (date: string) => dateText(date.slice(0, 10), 'weekdayAndDay')
  if (typeof checkIn === 'string') return words.checkInOf(day(checkIn))
  if (entry.table === 'time_blocks' && typeof start === 'string') return words.timeOn(day(start))
  return entryName(entry) ?? thingWords[entry.table].name
}

/** The same, short enough for a button's name and a question. */
export function shortNameOf(entry: TrashEntry): string {
  return shortName(nameOf(entry))
}

/** The entry's kind, and what is restored together with it. */
export function factsOf({ table, kind, keys }: TrashEntry): string {
  if (kind === 'version') return words.version
  if (kind === 'left') return table === 'time_blocks' ? words.taskGone : words.left
  const more = keys.length - 1
  if (more === 0) return thingWords[table].name
  if (table !== 'tasks') return words.withMore(thingWords[table].name, more)
  const steps = keys.filter((key) => key.startsWith('subtasks/')).length
  return steps === more ? words.withSteps(steps) : words.withTimes(steps)
}
