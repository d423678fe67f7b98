import { lineOf } from './event-times.ts'
import { sequenceOf, type Draft } from './series.ts'

/** Drafts of one event each: those that share a UID, where that is no word that somebody wrote into every event. */
export function byEvent(drafts: readonly Draft[]): (readonly Draft[])[] {
  return [...Map.groupBy(drafts, ({ uid }) => uid).values()].flatMap(apart)
}

/**
 * Versions of an event have its start or its title, or count how often they were changed. Others that share a UID are events of
 * their own, and so are those without one that differ in anything that is shown. The first keeps the UID.
 */
function apart(same: readonly Draft[]): (readonly Draft[])[] {
  const masters = same.filter(({ recurrenceId }) => recurrenceId === null)
  const [first, ...others] = masters
  if (!first || !others.some((one) => isOther(first, one))) return [same]
  const byContent = [...Map.groupBy(masters, contentOf).values()]
  return byContent.map((one, i) =>
    i === 0
      ? [...one, ...same.filter(({ recurrenceId }) => recurrenceId !== null)]
      : one.map((draft) => ({ ...draft, uid: `${draft.uid} #${i + 1}` })),
  )
}

function isOther(a: Draft, b: Draft): boolean {
  if (!a.hasUid) return contentOf(a) !== contentOf(b)
  return sequenceOf(a) === sequenceOf(b) && a.times.start !== b.times.start && a.title !== b.title
}

function contentOf({ hasUid, times, title, component }: Draft): string {
  const said = (name: string) => lineOf(component, name)?.value ?? ''
  return JSON.stringify(
    hasUid ? [times.start, title] : [times.end, said('LOCATION'), said('DESCRIPTION'), said('RRULE')],
  )
}
