import { listedTitles, titleKey } from '@glimmer/domain/tasks/listed-titles'
import {
  otherTips,
  readShownTips,
  setPutAway,
  tipsInView,
  tipsOfToday,
} from '@glimmer/domain/tips/shown-tips'
import type { Tip } from '@glimmer/domain/tips/tip'
import { useLayoutEffect, useMemo } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { useTasks } from '../../data/tasks/use-tasks.ts'
import { browserEnvironment } from '../../device/environment.ts'
import { readKeep, useKeep, writeKeep } from '../../session/owner-keeps.ts'
import type { Person } from './use-person.ts'

/** What this device keeps of the tips of its owner. */
const KEEP = 'shownTips'

export interface Tips {
  readonly inView: readonly Tip[]
  isOnList(tip: Tip): boolean
  putAway(id: string): void
  bringBack(id: string): void
  refresh(): void
}

/** The tips of today, the same after a reload. */
export function useTips(library: readonly Tip[], { needs }: Person, today: string): Tips {
  const { owner } = useDevice().store
  const tasks = useTasks()
  const titles = useMemo(() => listedTitles(tasks, today), [tasks, today])
  const text = useKeep(owner, KEEP)
  const kept = useMemo(() => readShownTips(text), [text])

  // Before it is seen: yesterday’s would only flash past.
  useLayoutEffect(() => {
    const shown = tipsOfToday(kept, { library, needs, today, random: browserEnvironment.random })
    if (shown !== kept) writeKeep(owner, KEEP, JSON.stringify(shown))
  }, [owner, kept, library, needs, today])

  function setAside(id: string, isPutAway: boolean) {
    const current = readShownTips(readKeep(owner, KEEP))
    if (current) writeKeep(owner, KEEP, JSON.stringify(setPutAway(current, id, isPutAway)))
  }
  return {
    inView: kept ? tipsInView(kept, library) : [],
    isOnList: ({ title }) => titles.has(titleKey(title)),
    putAway: (id) => setAside(id, true),
    bringBack: (id) => setAside(id, false),
    refresh() {
      const situation = { library, needs, today, random: browserEnvironment.random }
      writeKeep(owner, KEEP, JSON.stringify(otherTips(kept, situation)))
    },
  }
}
