import * as z from 'zod/mini'
import { instant, words } from '../fields.ts'

/** One thought, written down to be sorted later. */
export const brainDumpItemSchema = z.strictObject({
  text: words(5_000),
  createdAt: instant,
})

export type BrainDumpItemData = z.infer<typeof brainDumpItemSchema>
export type BrainDumpItem = BrainDumpItemData & { readonly id: string }
