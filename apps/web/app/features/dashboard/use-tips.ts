import { listedTitles, titleKey } from '@glimmer/domain/tasks/listed-titles'
import {
  otherTips,
  setPutAway,
  type ShownTips,
  shownTipsSchema,
  tipsInView,
  tipsOfToday,
} from '@glimmer/domain/tips/shown-tips'
import type { Tip } from '@glimmer/content/tips/tip'
import { useLayoutEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import { useDevice } from '../../device/device-context.ts'
import { useTasks } from '../../data/tasks/use-tasks.ts'
import { browserEnvironment } from '../../device/environment.ts'
import { deviceSetting } from '../../lib/device-setting.ts'
import { useStore } from '../../lib/use-store.ts'
import type { Person } from './use-person.ts'

/** What this device keeps of the tips of its owner. */
const shownTips = deviceSetting<ShownTips | null>({
  key: 'shownTips',
  scope: 'owner',
  schema: z.nullable(shownTipsSchema),
  fallback: null,
})

export interface Tips {
  readonly inView: readonly Tip[]
  isOnList(tip: Tip): boolean
  putAway(id: string): void
  bringBack(id: string): void
  refresh(): void
}

/** The tips of today, the same after a reload. */
export function useTips(library: readonly Tip[], { needs }: Person, today: string): Tips {
  const setting = shownTips(useDevice().store.owner)
  const tasks = useTasks()
  const titles = useMemo(() => listedTitles(tasks, today), [tasks, today])
  const kept = useStore(setting)

  // Before the browser paints, so that yesterday's tips do not flash.
  useLayoutEffect(() => {
    const shown = tipsOfToday(kept, { library, needs, today, random: browserEnvironment.random })
    if (shown !== kept) setting.set(shown)
  }, [setting, kept, library, needs, today])

  function setAside(id: string, isPutAway: boolean) {
    const current = setting.get()
    if (current) setting.set(setPutAway(current, id, isPutAway))
  }
  return {
    inView: kept ? tipsInView(kept, library) : [],
    isOnList: ({ title }) => titles.has(titleKey(title)),
    putAway: (id) => setAside(id, true),
    bringBack: (id) => setAside(id, false),
    refresh() {
      const situation = { library, needs, today, random: browserEnvironment.random }
      setting.set(otherTips(kept, situation))
    },
  }
}
