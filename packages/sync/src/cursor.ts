import { uuid } from '@glimmer/domain/fields'
import * as z from 'zod/mini'

export const revision = z.int().check(z.minimum(0))

/** How far a device has read: the newest revision it has seen and the id of the mutation that made it. */
export const cursorSchema = z.strictObject({ rev: revision, id: uuid })
export type Cursor = z.infer<typeof cursorSchema>
