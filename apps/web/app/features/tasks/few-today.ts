import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { isFullDay, isMoreThanThree, threeForToday } from '@glimmer/domain/tasks/full-day'
import type { TaskView } from '@glimmer/domain/tasks/task-view'
import * as z from 'zod/mini'
import { useDayStart, useToday } from '../../data/preferences/use-today.ts'
import { useDevice } from '../../device/device-context.ts'
import { browserEnvironment } from '../../device/environment.ts'
import { deviceSetting } from '../../lib/device-setting.ts'
import { useStore } from '../../lib/use-store.ts'
import type { Day } from './day.ts'
import { keptMinutesOf } from './task-sizes.ts'

const keptSchema = z.nullable(
  z.readonly(
    z.object({
      /** The day they were chosen for. */
      on: z.string(),
      ids: z.readonly(z.array(z.string())),
      since: z.string(),
    }),
  ),
)
type Kept = z.infer<typeof keptSchema>

const justThree = deviceSetting<Kept>({
  key: 'just-three',
  scope: 'owner',
  schema: keptSchema,
  fallback: null,
})

export interface FewToday {
  readonly isOn: boolean
  readonly isOffered: boolean
  /** Whether it is offered because there is little energy today. */
  readonly isForLow: boolean
  readonly toggle: () => void
  /** Whether a task is shown. Tasks that were added since count too, so that none vanishes as it is added. */
  readonly has: (view: TaskView) => boolean
}

/** "Just three": three tasks for today, the same after a reload, until the day ends. */
export function useFewToday(day: Day | null, energy: EnergyLevel | null): FewToday {
  const { owner } = useDevice().store
  const setting = justThree(owner)
  const kept = useStore(setting)
  const today = useToday()
  const dayStart = useDayStart()
  const chosen = kept?.on === today ? kept : null
  const isOn = chosen !== null
  const open = day?.open ?? 0
  const isForLow = !isOn && energy === 'LOW' && isMoreThanThree(open)
  return {
    isOn,
    isForLow,
    isOffered: isOn || isForLow || isFullDay(open),
    toggle() {
      if (isOn || !day) return setting.set(null)
      const now = new Date(browserEnvironment.now())
      const ids = threeForToday(day.views, { now, dayStart, energy, minutesOf: keptMinutesOf(owner) })
      setting.set({ on: today, ids, since: now.toISOString() })
    },
    has: ({ task }) => chosen !== null && (chosen.ids.includes(task.id) || task.createdAt > chosen.since),
  }
}
