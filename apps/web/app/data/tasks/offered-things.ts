import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import {
  NOTHING_OFFERED,
  type OfferedThings,
  offeredThingsSchema,
} from '@glimmer/domain/tasks/offered-things'
import { useDevice } from '../../device/device-context.ts'
import { deviceSetting } from '../../lib/device-setting.ts'
import { useStore } from '../../lib/use-store.ts'

export const offeredThings = deviceSetting<OfferedThings>({
  key: 'next-thing',
  scope: 'owner',
  schema: offeredThingsSchema,
  fallback: NOTHING_OFFERED,
})

/** The id of the task that was shown last as the one thing next on this day and for this energy. */
export function useShownTask(today: string, energy: EnergyLevel | null): string | undefined {
  const things = useStore(offeredThings(useDevice().store.owner))
  return things.on === today && things.energy === energy ? (things.shown ?? undefined) : undefined
}
