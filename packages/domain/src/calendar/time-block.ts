import * as z from 'zod/mini'
import { uuid, wallTime } from '../fields.ts'

/**
 * A time in the calendar that a person gave one of their tasks. What it is called and whether it is done is the task's alone.
 * Start and end are wall times of wherever the person is. A task can have several.
 */
export const timeBlockSchema = z.strictObject({
  taskId: uuid,
  startDatetime: wallTime,
  endDatetime: wallTime,
})

export type TimeBlockData = z.infer<typeof timeBlockSchema>
export type TimeBlock = Readonly<TimeBlockData & { id: string }>
