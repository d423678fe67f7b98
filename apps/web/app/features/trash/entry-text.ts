import { dateText } from '@glimmer/domain/days/date-text'
import type { TrashEntry } from '@glimmer/sync/trash-entries'
import { words as thingWords } from '../../data/thing-words.ts'
import { entryName } from '../../data/trash/entry-name.ts'
import { shortName } from '../../lib/short-name.ts'
import { words } from './words.ts'

/** The name of an entry: its own text, or its kind. */
export function nameOf(entry: TrashEntry): string {
  const date = entry.data['checkinDate']
  return (
    entryName(entry) ??
    (typeof date === 'string'
      ? words.checkInOf(dateText(date, 'weekdayAndDay'))
      : thingWords[entry.table].name)
  )
}

/** The same, short enough for a button's name and a question. */
export function shortNameOf(entry: TrashEntry): string {
  return shortName(nameOf(entry))
}

/** The entry's kind, and what is restored together with it. */
export function factsOf({ table, kind, keys }: TrashEntry): string {
  if (kind === 'version') return words.version
  if (kind === 'left') return words.left
  const more = keys.length - 1
  if (more === 0) return thingWords[table].name
  return table === 'tasks' ? words.withSteps(more) : words.withMore(thingWords[table].name, more)
}
