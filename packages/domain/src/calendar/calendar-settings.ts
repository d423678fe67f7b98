import * as z from 'zod/mini'

export const CALENDAR_VIEWS = ['month', 'week', 'day', 'agenda'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** Sunday and Monday. */
export const WEEK_STARTS = [0, 1] as const
export type WeekStart = (typeof WEEK_STARTS)[number]

export const SYNC_FREQUENCIES = [5, 15, 30, 60] as const
export type SyncFrequency = (typeof SYNC_FREQUENCIES)[number]

/** One of a few numbers. */
const oneOf = <T extends number>(known: readonly T[]) =>
  z.custom<T>((value) => known.some((one) => one === value), `must be one of ${known.join(', ')}`)

/** How a person's calendar looks: one row. `syncFrequency` is in minutes, and about other people's calendars. */
export const calendarSettingsSchema = z.strictObject({
  defaultView: z.enum(CALENDAR_VIEWS),
  weekStartsOn: oneOf(WEEK_STARTS),
  syncFrequency: oneOf(SYNC_FREQUENCIES),
})

export type CalendarSettingsData = z.infer<typeof calendarSettingsSchema>
export type CalendarSettings = Readonly<CalendarSettingsData & { id: string }>

export const calendarSettingsDefaults: CalendarSettingsData = {
  defaultView: 'month',
  weekStartsOn: 0,
  syncFrequency: 15,
}
