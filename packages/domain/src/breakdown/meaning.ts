import * as z from 'zod/mini'
import { ALL_KINDS } from './kinds.ts'

export const meaningSchema = z.object({
  /** What it mostly is; null is something that was not among the answers. */
  kind: z.nullable(z.enum(ALL_KINDS)),
  /** What was understood of the title was something else. */
  isMisread: z.boolean(),
})

/** How a person says that a title is meant, where they were asked or saw that it was not understood. */
export type Meaning = Readonly<z.infer<typeof meaningSchema>>

/** As it was understood. */
export const AS_READ: Meaning = { kind: null, isMisread: false }
/** As something else than was understood. */
export const MISREAD: Meaning = { kind: null, isMisread: true }
