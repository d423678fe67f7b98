import { ENERGY_LEVELS } from '@glimmer/domain/energy/daily-checkin'
import * as z from 'zod/mini'
import { deviceSetting } from '../../lib/device-setting.ts'
import { useKept } from '../../lib/use-kept.ts'

const unfinishedSchema = z.object({
  date: z.string(),
  level: z.nullable(z.enum(ENERGY_LEVELS)),
  chosen: z.array(z.string()),
})

/** Where a check-in stands: the level is saved and the suggestions with these ids are ticked. */
export type Unfinished = z.infer<typeof unfinishedSchema>

export const NOTHING: Unfinished = { date: '', level: null, chosen: [] }

const unfinished = deviceSetting({
  key: 'check-in',
  scope: 'owner',
  schema: unfinishedSchema,
  fallback: NOTHING,
})

/** The check-in that was begun and not left: it survives a reload and a crash. */
export function useUnfinished(owner: string) {
  return useKept(unfinished(owner))
}
