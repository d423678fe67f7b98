import { recurrenceEnd } from '../occurrences.ts'
import { parseRule } from '../rule.ts'
import { addToWall, wallSeconds } from '../wall-time.ts'
import {
  emptyAt,
  type EventFields,
  isSameItem,
  type ItemFields,
  type OverrideFields,
  sameValue,
} from './item.ts'

/** An event on both sides of a connected calendar. Null: it is not there, or not there any more. */
export interface Sides {
  /** What the other side last had, as far as we know. */
  readonly base: ItemFields | null
  readonly here: ItemFields | null
  readonly there: ItemFields | null
}

export interface MergedItem {
  /** What both sides have from now on. */
  readonly item: ItemFields | null
  /** What is not kept of ours, or, where we deleted it, of theirs: the person finds it among what was deleted. */
  readonly overruled: Overruled | null
}

export type Overruled =
  | { readonly kind: 'whole'; readonly item: ItemFields }
  | {
      readonly kind: 'fields'
      readonly event: Readonly<Partial<EventFields>>
      readonly overrides: readonly (Partial<OverrideFields> & { readonly originalStart: string })[]
    }

/**
 * What becomes of an event that may have changed on both sides: different fields are both kept, of the same field the other
 * side's value is, and deleting wins. Without a base nothing is known to have been agreed: then theirs is kept.
 */
export function mergeItem({ base, here, there }: Sides): MergedItem {
  if (!here && !there) return { item: null, overruled: null }
  if (!base) return mergeWithoutBase(here, there)
  if (!here) return { item: null, overruled: there && !isSameItem(base, there) ? whole(there) : null }
  if (!there) return { item: null, overruled: isSameItem(base, here) ? null : whole(here) }
  if (isSameItem(here, there) || isSameItem(base, here)) return { item: there, overruled: null }
  if (isSameItem(base, there)) return { item: here, overruled: null }
  return mergeFields(...onSameStarts(base, here, there))
}

const whole = (item: ItemFields) => ({ kind: 'whole', item }) as const

function mergeWithoutBase(here: ItemFields | null, there: ItemFields | null): MergedItem {
  if (!here || !there) return { item: here ?? there, overruled: null }
  return { item: there, overruled: overruledFields(here, here, there) }
}

function mergeFields(base: ItemFields, here: ItemFields, there: ItemFields): MergedItem {
  const event = mergeGroups(EVENT_GROUPS, base.event, here.event, there.event)
  const starts = (field: 'exceptions' | 'additions') =>
    mergeStarts(base.event[field], here.event[field], there.event[field])
  const merged = { ...event, exceptions: starts('exceptions'), additions: starts('additions') } as EventFields
  const item = {
    event: withEnd(merged, here.event, there.event),
    overrides: mergeOverrides(base, here, there),
  }
  return { item, overruled: overruledFields(base, here, item) }
}

/** Fields that mean something together alone: of a start from here and an end from there nobody would know which event it is. */
const WHEN = ['startDatetime', 'endDatetime', 'allDay', 'timeZone']
const RULE = ['recurrence', 'recurrenceEnd']
const SINGLE = ['title', 'description', 'location', 'status', 'url'].map((field) => [field])
const EVENT_GROUPS = [...SINGLE, WHEN, RULE]
const OVERRIDE_GROUPS = [...SINGLE, ['startDatetime', 'endDatetime', 'allDay']]

type Fields = Readonly<Record<string, unknown>>

function mergeGroups<T extends object>(groups: readonly string[][], base: T, here: T, there: T): T {
  const merged: Record<string, unknown> = { ...(there as Fields) }
  for (const group of groups) {
    if (!isSameIn(group, base, there)) continue
    for (const field of group) merged[field] = (here as Fields)[field]
  }
  return merged as T
}

function isSameIn(group: readonly string[], a: object, b: object): boolean {
  return group.every((field) => sameValue((a as Fields)[field], (b as Fields)[field]))
}

/** Each start by itself: what one of both left out or added is. */
function mergeStarts(base: object, here: object, there: object): EventFields['exceptions'] {
  const all = new Set([...Object.keys(base), ...Object.keys(here), ...Object.keys(there)])
  const kept = [...all].filter((start) => {
    const [was, isHere, isThere] = [base, here, there].map((starts) => Object.hasOwn(starts, start))
    return was === isThere ? isHere : isThere
  })
  return Object.fromEntries(kept.toSorted().map((start) => [start, true]))
}

function mergeOverrides(base: ItemFields, here: ItemFields, there: ItemFields): OverrideFields[] {
  const [inBase, inHere, inThere] = [base, here, there].map(byStart) as [ByStart, ByStart, ByStart]
  const starts = [...new Set([...inBase.keys(), ...inHere.keys(), ...inThere.keys()])].toSorted()
  return starts.flatMap((start) => {
    const [was, ours, theirs] = [inBase.get(start), inHere.get(start), inThere.get(start)]
    if (sameValue(was, theirs)) return ours ?? []
    if (sameValue(was, ours) || !ours || !theirs) return theirs ?? []
    return mergeGroups(OVERRIDE_GROUPS, was ?? emptyAt(start), ours, theirs)
  })
}

type ByStart = ReadonlyMap<string, OverrideFields>
const byStart = ({ overrides }: ItemFields): ByStart =>
  new Map(overrides.map((one) => [one.originalStart, one]))

/** What was changed here and is not in what both have now. */
function overruledFields(base: ItemFields, here: ItemFields, kept: ItemFields): Overruled | null {
  const isWithoutBase = base === here
  const lost = (groups: readonly string[][], was: object, ours: object, now: object) => {
    const isLost = (group: readonly string[]) =>
      !isSameIn(group, ours, now) && (isWithoutBase || !isSameIn(group, was, ours))
    return Object.fromEntries(
      groups.filter(isLost).flatMap((group) => group.map((field) => [field, (ours as Fields)[field]])),
    )
  }
  const event = lost(EVENT_GROUPS, base.event, here.event, kept.event)
  const [inBase, inKept] = [byStart(base), byStart(kept)]
  const overrides = here.overrides.flatMap((ours) => {
    const { originalStart } = ours
    const empty = emptyAt(originalStart)
    const fields = lost(
      OVERRIDE_GROUPS,
      inBase.get(originalStart) ?? empty,
      ours,
      inKept.get(originalStart) ?? empty,
    )
    return Object.values(fields).some((value) => value !== null) ? [{ originalStart, ...fields }] : []
  })
  return Object.keys(event).length + overrides.length > 0 ? { kind: 'fields', event, overrides } : null
}

/** A rule of one side with a start of the other ends where neither said. */
function withEnd(merged: EventFields, here: EventFields, there: EventFields): EventFields {
  const isOf = (side: EventFields) => isSameIn([...WHEN, ...RULE], merged, side)
  if (merged.recurrence === null || isOf(here) || isOf(there)) return merged
  const reading = parseRule(merged.recurrence)
  if (reading.kind !== 'rule') return merged
  const end = recurrenceEnd({ rule: reading.rule, start: merged.startDatetime })
  const isBefore = end !== null && end < merged.startDatetime
  return { ...merged, recurrenceEnd: isBefore ? merged.startDatetime : end }
}

/**
 * A series that one side moved has other starts there. What the other side left out, added or changed moves with it, as both
 * name days by their starts.
 */
function onSameStarts(
  base: ItemFields,
  here: ItemFields,
  there: ItemFields,
): [base: ItemFields, here: ItemFields, there: ItemFields] {
  const moved = (side: ItemFields) =>
    wallSeconds(side.event.startDatetime) - wallSeconds(base.event.startDatetime)
  const [hereBy, thereBy] = [moved(here), moved(there)]
  if (base.event.recurrence === null || hereBy === thereBy) return [base, here, there]
  // Where both moved it, theirs is the start that both have then.
  const by = thereBy === 0 ? hereBy : thereBy
  return thereBy === 0
    ? [shiftStarts(base, by), here, shiftStarts(there, by)]
    : [shiftStarts(base, by), shiftStarts(here, by - hereBy), there]
}

function shiftStarts(item: ItemFields, by: number): ItemFields {
  const shift = (starts: EventFields['exceptions']) =>
    Object.fromEntries(Object.keys(starts).map((start) => [addToWall(start, by), true as const]))
  return {
    event: {
      ...item.event,
      exceptions: shift(item.event.exceptions),
      additions: shift(item.event.additions),
    },
    overrides: item.overrides.map((one) => ({
      ...one,
      originalStart: addToWall(one.originalStart, by),
    })),
  }
}

/** So many deletions in one go, and more than half of what there is, are asked about first. */
const MANY_DELETIONS = 10

/** Whether a sync would delete so much that the person is asked before. */
export function isMassDeletion(deletions: number, all: number): boolean {
  return deletions > MANY_DELETIONS && deletions * 2 > all
}
