import * as z from 'zod/mini'
import { calendarDate } from '../fields.ts'

/** From most to least. */
export const ENERGY_LEVELS = ['FULL', 'MEDIUM', 'LOW'] as const

export type EnergyLevel = (typeof ENERGY_LEVELS)[number]

/**
 * How much energy a person has on a local date. The date is also the row's id, so that all devices share one check-in
 * a day.
 */
export const dailyCheckinSchema = z.strictObject({
  energyLevel: z.enum(ENERGY_LEVELS),
  checkinDate: calendarDate,
})

export type DailyCheckinData = z.infer<typeof dailyCheckinSchema>
export type DailyCheckin = DailyCheckinData & { readonly id: string }
