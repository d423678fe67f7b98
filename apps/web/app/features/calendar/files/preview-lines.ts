import type { IcsEvent, IcsProblem } from '@glimmer/domain/calendar/ics/ics-event'
import { leftBehind } from '@glimmer/domain/calendar/ics/left-behind'
import type { ImportedEvent, ImportPlan } from '@glimmer/domain/calendar/ics/plan-import'
import { dateText } from '@glimmer/domain/days/date-text'
import { words } from './words.ts'

/** Events are named up to here; the rest of them is a number. */
const MOST_NAMED = 4

/** A sentence of the preview, and the events that it speaks of. */
export interface PreviewLine {
  readonly text: string
  readonly named: readonly string[]
}

/** What a calendar file would do: what is new, what changes, what is here, and what could not be read as it was meant. */
export function previewLines(
  { added, changed, sameCount }: ImportPlan,
  problems: readonly IcsProblem[],
  events: readonly IcsEvent[] = [],
): readonly PreviewLine[] {
  return [
    ...(added.length > 0 ? [{ text: words.added(added.length), named: namesOf(added) }] : []),
    ...(changed.length > 0 ? [{ text: words.changed(changed.length), named: namesOf(changed) }] : []),
    ...(sameCount > 0 ? [{ text: words.same(sameCount), named: [] }] : []),
    ...[...Map.groupBy(problems, ({ kind }) => kind)].map(([kind, same]) => ({
      text: words.problems[kind](
        same.length,
        named(
          same.map(({ title }) => `“${title === '' ? words.untitled : title}”`),
          same.length,
        ).join(', '),
      ),
      named: [],
    })),
    ...linesOfLeft(events),
  ]
}

function linesOfLeft(events: readonly IcsEvent[]): PreviewLine[] {
  const { kinds, count } = leftBehind(events)
  if (count === 0) return []
  const things = new Intl.ListFormat('en-GB').format(kinds.map((kind) => words.left[kind]))
  return [{ text: words.leftBehind(things, count), named: [] }]
}

/** The first in time come first. */
function namesOf(events: readonly ImportedEvent[]): string[] {
  const first = events
    .map(({ event }) => event)
    .toSorted((a, b) => (a.startDatetime < b.startDatetime ? -1 : 1))
    .slice(0, MOST_NAMED)
  return named(
    first.map(({ title, startDatetime, recurrence }) => {
      const day = dateText(startDatetime.slice(0, 10), 'dayAndYear')
      return recurrence === null ? words.eventOn(title, day) : words.repeatingFrom(title, day)
    }),
    events.length,
  )
}

function named(names: readonly string[], count: number): string[] {
  const first = names.slice(0, MOST_NAMED)
  return count > first.length ? [...first, words.andMore(count - first.length)] : first
}
