import type { EventCategory } from '../calendar-event.ts'
import type { WallTime } from '../wall-time.ts'

/** What an event and each of its changed occurrences have. Texts that are not said are empty. */
export interface IcsOccurrence {
  readonly title: string
  readonly description: string
  readonly location: string
  readonly url: string
  readonly start: WallTime
  /** Never before the start. Whole days end at 23:59:59 of the last one. */
  readonly end: WallTime
  readonly allDay: boolean
  readonly status: 'confirmed' | 'tentative' | 'cancelled'
  readonly category: EventCategory | null
  readonly color: string | null
  /** Lines that nobody here understands, unfolded, one a line: they are written again as they came. */
  readonly raw: string
}

/** One occurrence of a series that is other than the rest. `originalStart`: when it would begin, in the series' zone. */
export interface IcsOverride extends IcsOccurrence {
  readonly originalStart: WallTime
}

/** An event as a calendar file says it, in wall times of `timeZone`; null is floating, and of whole days always. */
export interface IcsEvent extends IcsOccurrence {
  readonly uid: string
  /** Of an occurrence whose series is not in the file: what names it beside its series' UID. */
  readonly recurrenceId: WallTime | null
  readonly timeZone: string | null
  /** RRULE text whose UNTIL is a wall time. */
  readonly recurrence: string | null
  readonly exceptions: readonly WallTime[]
  readonly additions: readonly WallTime[]
  readonly overrides: readonly IcsOverride[]
}

/**
 * What could not be read as it was meant. Nothing is left out but what has no start, is no event, or is one too many.
 * `unreadable-date`: of an end or a single date. `more-rules`: of several rules only the first is followed. `following`: a change
 * of an occurrence and those after it is taken for that one. `cancelled`: it is there, and is not shown.
 */
export interface IcsProblem {
  readonly kind:
    | 'no-start'
    | 'not-event'
    | 'too-many-events'
    | 'unreadable-rule'
    | 'more-rules'
    | 'unknown-zone'
    | 'unreadable-date'
    | 'following'
    | 'too-many-dates'
    | 'long-text'
    | 'cancelled'
  readonly title: string
}
