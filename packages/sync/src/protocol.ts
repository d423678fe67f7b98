import { uuid } from '@glimmer/domain/fields'
import * as z from 'zod/mini'
import type { Change, Mutation } from './change.ts'
import { cursorSchema, revision } from './cursor.ts'
import { MAX_CHANGES_PER_MUTATION, MAX_MUTATIONS_PER_PUSH } from './limits.ts'
import { validateFromElsewhere } from './validate-from-elsewhere.ts'

const generation = z.int().check(z.minimum(1))

/**
 * A list that is checked up to its first wrong item: describing a hundred thousand errors would block the server for
 * everybody.
 */
function listOf<T>(most: number, read: (input: unknown) => Item<T>) {
  return z.pipe(
    z.array(z.unknown()).check(z.minLength(1), z.maxLength(most)),
    z.transform((inputs: unknown[], context): T[] => {
      const items: T[] = []
      for (const [place, input] of inputs.entries()) {
        const item = read(input)
        if (item.kind === 'wrong') {
          const path = [place, ...item.path]
          context.issues.push({ code: 'custom', message: item.message, input: undefined, path })
          return z.NEVER
        }
        items.push(item.value)
      }
      return items
    }),
  )
}

type Item<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'wrong'; readonly message: string; readonly path: readonly PropertyKey[] }

function readChange(input: unknown): Item<Change> {
  const validated = validateFromElsewhere(input)
  return validated.kind === 'ok' ? { kind: 'ok', value: validated.change } : { ...validated, path: [] }
}

export const mutationSchema = z.strictObject({
  id: uuid,
  generation,
  changes: listOf(MAX_CHANGES_PER_MUTATION, readChange),
})

function readMutation(input: unknown): Item<Mutation> {
  const parsed = mutationSchema.safeParse(input)
  if (parsed.success) return { kind: 'ok', value: parsed.data }
  const [issue] = parsed.error.issues
  return { kind: 'wrong', message: issue?.message ?? 'is not valid', path: issue?.path ?? [] }
}

/** The fields that every request has: whose data it is about, and in which schema version. Checked before the rest. */
export const requestAddressSchema = z.object({
  owner: z.string().check(z.minLength(1), z.maxLength(100)),
  schema: z.int(),
})

/** `cursor` lets a server that was restored from an older copy say so before it applies anything. */
export const pushRequestSchema = z.strictObject({
  owner: z.string().check(z.minLength(1), z.maxLength(100)),
  schema: z.int(),
  cursor: z.nullable(cursorSchema),
  mutations: listOf(MAX_MUTATIONS_PER_PUSH, readMutation),
})
export type PushRequest = Omit<z.infer<typeof pushRequestSchema>, 'mutations'> & {
  readonly mutations: readonly Mutation[]
}

/** `gone`: a row it needs was deleted. `generation`: the account was reset since. `too_large`: a merged object outgrew its limit. */
export const rejectionReasonSchema = z.enum(['gone', 'generation', 'too_large'])
export type RejectionReason = z.infer<typeof rejectionReasonSchema>

/** A row as the server has it now; null data means there is none. */
const serverRowSchema = z.object({
  table: z.string(),
  id: z.string(),
  data: z.nullable(z.record(z.string(), z.unknown())),
})
export type ServerRow = z.infer<typeof serverRowSchema>

/** `rev`: the revision that made the row what it is, or deleted it. */
const pulledRowSchema = z.extend(serverRowSchema, { rev: revision })
export type PulledRow = z.infer<typeof pulledRowSchema>

/**
 * `rev` of an applied mutation is the revision that it made, also when it is answered again. `rows` are the server's
 * rows for all that a rejected mutation touched, as they were at `rev`. A device that has read further knows better.
 * `replaced`: the words that an applied one took the place of, as far as the answer has room for them; which of them the
 * device had not seen, it knows itself.
 */
export const mutationResultSchema = z.discriminatedUnion('status', [
  z.object({
    id: uuid,
    status: z.literal('applied'),
    rev: revision,
    replaced: z.optional(z.array(serverRowSchema)),
  }),
  z.object({
    id: uuid,
    status: z.literal('rejected'),
    reason: rejectionReasonSchema,
    rev: revision,
    rows: z.array(serverRowSchema),
  }),
])
export type MutationResult = z.infer<typeof mutationResultSchema>

/** `diverged`: the server does not know what the device has read, so it was restored from an older copy. */
export const pushResponseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('results'), results: z.array(mutationResultSchema) }),
  z.object({ kind: z.literal('reset'), reason: z.literal('diverged') }),
])
export type PushResponse = z.infer<typeof pushResponseSchema>

/**
 * Without a cursor, everything is read from the beginning. `start` is said on the later pages of such a reading: the
 * `newest` of its first page. Rows that were deleted up to then were never read, so nobody need know of them.
 */
export const pullRequestSchema = z.object({
  owner: z.string().check(z.minLength(1), z.maxLength(100)),
  schema: z.coerce.number().check(z.int()),
  rev: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  id: z.optional(uuid),
  generation: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  start: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
})
export type PullRequest = z.infer<typeof pullRequestSchema>

/** Bytes that a person's rows and their kept history take on the server, and how many may. */
const storageSchema = z.object({ used: revision, quota: z.int().check(z.minimum(1)) })
export type Storage = z.infer<typeof storageSchema>

/**
 * A page of whole mutations in the order of their revisions. The cursor is null for a person nobody has
 * written anything for; `newest` is the newest revision of all. `expired`: the kept history does not reach back to
 * the cursor; read from the beginning. `generation`: the account was reset; forget all rows and read from the beginning. Without `storage` there is no quota.
 */
export const pullResponseSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('changes'),
    rows: z.array(pulledRowSchema),
    cursor: z.nullable(cursorSchema),
    newest: revision,
    generation,
    more: z.boolean(),
    storage: z.optional(storageSchema),
  }),
  z.object({ kind: z.literal('reset'), reason: z.enum(['diverged', 'expired', 'generation']) }),
])
export type PullResponse = z.infer<typeof pullResponseSchema>
