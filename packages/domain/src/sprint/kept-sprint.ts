import * as z from 'zod/mini'
import { uuid, words } from '../fields.ts'
import { MAX_TITLE_LENGTH } from '../tasks/task.ts'
import { endSprint, look, MAX_FINISHED, MAX_SPRINT_MS, type Sprint } from './sprint.ts'

/** A sprint that was not looked at for this long is dropped. */
const FORGOTTEN_AFTER_MS = 12 * 60 * 60_000

/** Negative values are allowed: a device whose battery died may show a time before 1970. */
const moment = z.int()
const span = z.int().check(z.minimum(0))

const sprintSchema = z
  .strictObject({
    id: uuid,
    taskId: z.nullable(uuid),
    title: z.nullable(words(MAX_TITLE_LENGTH)),
    totalMs: span.check(z.minimum(1), z.maximum(MAX_SPRINT_MS)),
    ranMs: span,
    sinceMs: z.nullable(moment),
    seenMs: moment,
    isOpenEnded: z.boolean(),
    isEnded: z.boolean(),
    finished: z.optional(z.array(words(MAX_TITLE_LENGTH)).check(z.maxLength(MAX_FINISHED))),
  })
  .check(z.refine(isPossible, 'must be a sprint that could have come about'))

function isPossible({ totalMs, ranMs, sinceMs, seenMs, isOpenEnded, isEnded }: Sprint): boolean {
  if (sinceMs !== null && (isEnded || sinceMs > seenMs)) return false
  return isOpenEnded || ranMs <= totalMs
}

/** When somebody last looked at a sprint. It counts only for that sprint as it was then. */
export interface SprintSeen {
  readonly id: string
  /** When the sprint was last changed: its own `seenMs`. */
  readonly changedMs: number
  readonly atMs: number
}

/**
 * The sprint that a device kept, as it is at `now`. Null where there is none, where it cannot be read, and where it
 * was not looked at for half a day. `seen` is when somebody looked at it last, where that was noted beside it.
 */
export function readSprint(kept: unknown, now: number, seen: SprintSeen | null = null): Sprint | null {
  const sprint = asSeen(kept, seen)
  if (!sprint || now - sprint.seenMs > FORGOTTEN_AFTER_MS) return null
  return now < sprint.seenMs ? look(sprint, now) : sprint
}

/**
 * What to note beside the sprint when somebody looks at it at `now`. Null where there is none, and where the clock was set
 * back: that changes the sprint itself.
 */
export function noteSeen(kept: unknown, now: number, seen: SprintSeen | null): SprintSeen | null {
  const changed = asSeen(kept, null)
  const sprint = asSeen(kept, seen)
  if (!changed || !sprint || now < sprint.seenMs) return null
  return { id: changed.id, changedMs: changed.seenMs, atMs: now }
}

/**
 * The sprint that a device kept and nobody looked at for half a day, ended when its time was up, or when it was last looked at
 * where it had none. Null where there is none.
 */
export function forgottenSprint(kept: unknown, now: number, seen: SprintSeen | null = null): Sprint | null {
  const sprint = asSeen(kept, seen)
  if (!sprint || readSprint(kept, now, seen)) return null
  const { sinceMs, totalMs, ranMs, seenMs, isOpenEnded } = sprint
  const isTimed = sinceMs !== null && !isOpenEnded
  return endSprint(sprint, isTimed ? Math.max(seenMs, sinceMs + totalMs - ranMs) : seenMs)
}

function asSeen(kept: unknown, seen: SprintSeen | null): Sprint | null {
  const read = sprintSchema.safeParse(kept)
  if (!read.success) return null
  const sprint = read.data
  const isOfIt = seen?.id === sprint.id && seen.changedMs === sprint.seenMs && seen.atMs > sprint.seenMs
  return isOfIt ? { ...sprint, seenMs: seen.atMs } : sprint
}
