import type { DailySuggestion } from '@glimmer/content/suggestions/daily-suggestion'
import {
  type OfferedToday,
  offeredToday,
  offeredTodaySchema,
  otherSuggestions,
  setDismissed,
  suggestionsInView,
} from '@glimmer/domain/suggestions/offered-today'
import { suggestionsOnList } from '@glimmer/domain/suggestions/pick-suggestions'
import { useLayoutEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useDevice } from '../../device/device-context.ts'
import { useTasks } from '../../data/tasks/use-tasks.ts'
import { browserEnvironment } from '../../device/environment.ts'
import { deviceSetting } from '../../lib/device-setting.ts'
import { useStore } from '../../lib/use-store.ts'
import type { Person } from './use-person.ts'

/** What this device keeps of the suggestions of its owner. */
const keptSuggestions = deviceSetting<OfferedToday | null>({
  key: 'suggestions',
  scope: 'owner',
  schema: z.nullable(offeredTodaySchema),
  fallback: null,
})

export interface Suggestions {
  readonly inView: readonly DailySuggestion[]
  /** Ids of those that are on today's list. */
  readonly onList: ReadonlySet<string>
  dismiss(id: string): void
  bringBack(id: string): void
  /** Returns the suggestions that are shown next. */
  refresh(): readonly DailySuggestion[]
}

/**
 * The suggestions of today. Those that are on the task list already are left out; one that is added while the page is
 * open stays, marked as added.
 */
export function useSuggestions({ needs, rhythm }: Person, today: string): Suggestions {
  const setting = keptSuggestions(useDevice().store.owner)
  const tasks = useTasks()
  const onList = useMemo(() => suggestionsOnList(tasks, today), [tasks, today])
  const [left, setLeft] = useState(onList)
  const kept = useStore(setting)
  const situation = { needs, rhythm, today, onList, random: browserEnvironment.random }

  // Before the browser paints, so that yesterday's suggestions do not flash.
  useLayoutEffect(() => {
    const offered = offeredToday(kept, situation)
    if (offered !== kept) setting.set(offered)
    // `onList` is left out on purpose: adding a task does not change what is offered.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [setting, kept, needs, rhythm, today])

  function setAside(id: string, isDismissed: boolean) {
    const current = setting.get()
    if (current) setting.set(setDismissed(current, id, isDismissed))
  }
  return {
    inView: kept ? suggestionsInView(kept).filter(({ id }) => !left.has(id)) : [],
    onList,
    dismiss: (id) => setAside(id, true),
    bringBack: (id) => setAside(id, false),
    refresh() {
      setLeft(onList)
      const others = otherSuggestions(kept, situation)
      setting.set(others)
      return suggestionsInView(others)
    },
  }
}
