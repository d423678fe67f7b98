import * as z from 'zod/mini'
import { instant, words } from '../fields.ts'

export const MAX_THOUGHT_LENGTH = 5_000

/** One thought, written down to be sorted later. */
export const brainDumpItemSchema = z.strictObject({
  text: words(MAX_THOUGHT_LENGTH),
  createdAt: instant,
})

export type BrainDumpItemData = z.infer<typeof brainDumpItemSchema>
export type BrainDumpItem = BrainDumpItemData & { readonly id: string }
