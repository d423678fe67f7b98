import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { ownCategories } from '@glimmer/domain/tasks/categories'
import { categoryKey } from '@glimmer/domain/preferences/user-preferences'
import type { Grouping } from '@glimmer/domain/tasks/task-groups'
import { useMemo } from 'react'
import { usePreferences } from '../../data/preferences/use-preferences.ts'
import { useSteps, useTasks } from '../../data/tasks/use-tasks.ts'
import { useIsFirstPull } from '../../device/use-is-first-pull.ts'
import { createDayArranger, type Day } from './day.ts'
import { useDayStart, useToday } from '../../data/preferences/use-today.ts'
import { useMinute } from '../../lib/use-minute.ts'

/** `loading` until it is known whether there are tasks: a new device waits for the first pull. */
export type TodaysTasks = { readonly kind: 'loading' } | { readonly kind: 'day'; readonly day: Day }

/** Today's tasks, live, in their groups. */
export function useTodaysTasks(grouping: Grouping, energy: EnergyLevel | null): TodaysTasks {
  const tasks = useTasks()
  const steps = useSteps()
  const customCategories = useCustomCategories()
  const today = useToday()
  const dayStart = useDayStart()
  const now = useMinute()
  // Another grouping or another day begins a new visit, in which completed tasks move to Completed.
  const arrange = useMemo(() => beginVisit(today, grouping), [today, grouping])
  const day = useMemo(
    () => arrange(tasks, steps, today, { grouping, now, dayStart, customCategories, energy }),
    [arrange, tasks, steps, today, grouping, now, dayStart, customCategories, energy],
  )
  const isFirstPull = useIsFirstPull()
  return day.all === 0 && isFirstPull ? { kind: 'loading' } : { kind: 'day', day }
}

function beginVisit(_today: string, _grouping: Grouping): ReturnType<typeof createDayArranger> {
  return createDayArranger()
}

/** The keys of the person's own categories. */
function useCustomCategories(): ReadonlySet<string> {
  const customizations = usePreferences()?.appCustomizations
  return useMemo(() => new Set(ownCategories(customizations).map(categoryKey)), [customizations])
}
