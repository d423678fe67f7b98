import { isSeries } from '@glimmer/domain/calendar/calendar-event'
import { occurrenceOf } from '@glimmer/domain/calendar/change-whole'
import { isStillThere } from '@glimmer/domain/calendar/series-edits'
import { useMemo, useState } from 'react'
import { useEvent, useOverridesOf } from '../../data/calendar/use-calendar.ts'

/**
 * `event`: as it is now; undefined where it was deleted, or where its series no longer has the occurrence that the dialog is
 * about. `last`: what the form begins with, which is the occurrence as it is now or, once it is gone, as it was last; then it
 * repeats no more. `place`: where in a series the occurrence stands.
 */
export function useLastEvent(eventId: string | null, originalStart: string | null) {
  const event = useEvent(eventId)
  const overrides = useOverridesOf(eventId)
  const place = useMemo(
    () => (event && isSeries(event) && originalStart !== null ? { event, overrides, originalStart } : null),
    [event, overrides, originalStart],
  )
  const isThere = event !== undefined && (!place || isStillThere(place))
  const now = useMemo(() => (place ? occurrenceOf(place) : event), [place, event])
  const [known, setKnown] = useState(now)
  if (isThere && now !== known) setKnown(now)
  if (isThere) return { event, last: now, place }
  const alone = known && originalStart !== null ? { ...known, recurrence: null, recurrenceEnd: null } : known
  return { event: undefined, last: alone, place: null }
}
