import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { ALL_KINDS } from './kinds.ts'

const meaningSchema = z.object({
  /** What it mostly is; null is something that was not among the answers. */
  kind: z.nullable(z.enum(ALL_KINDS)),
  /** What was understood of the title was something else. */
  isMisread: z.boolean(),
})

/** How a person says that a title is meant, where they were asked or saw that it was not understood. */
export type Meaning = Readonly<z.infer<typeof meaningSchema>>

/** Null where they have said nothing. A kind that is not known any more is as if nothing was said. */
export const saidMeaningSchema = orElse(z.nullable(meaningSchema), null)

/** Whether both are answered by the same steps. */
export function isSameMeaning(one: Meaning | null, other: Meaning | null): boolean {
  const { kind, isMisread } = one ?? AS_READ
  return kind === (other ?? AS_READ).kind && isMisread === (other ?? AS_READ).isMisread
}

/** As it was understood. */
export const AS_READ: Meaning = { kind: null, isMisread: false }
/** As something else than was understood. */
export const MISREAD: Meaning = { kind: null, isMisread: true }
