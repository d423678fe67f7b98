import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { type NextThing, oneThingNext } from '@glimmer/domain/tasks/next-thing'
import { noteOffered, noteSkipped } from '@glimmer/domain/tasks/offered-things'
import type { TaskView } from '@glimmer/domain/tasks/task-view'
import { useEffect, useMemo, useState } from 'react'
import { useDayStart, useToday } from '../../data/preferences/use-today.ts'
import { offeredThings } from '../../data/tasks/offered-things.ts'
import { useDevice } from '../../device/device-context.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { useStore } from '../../lib/use-store.ts'
import { useTaskSizes } from './task-sizes.ts'

interface NextThingOfDay {
  readonly thing: NextThing | null
  /** Keeps it until it is done, or the person asks for something else. */
  readonly hold: () => void
  /** Chooses another thing and returns it. */
  readonly skip: () => NextThing | null
}

/**
 * The thing to do next, the same after a reload. It changes with the day or the energy. While the person rests after the last
 * one, that is remembered, so that it comes back if it is taken back.
 */
export function useNextThing(
  views: readonly TaskView[],
  energy: EnergyLevel | null,
  isResting: boolean,
): NextThingOfDay {
  const setting = offeredThings(useDevice().store.owner)
  const things = useStore(setting)
  const today = useToday()
  const now = useMinute()
  const dayStart = useDayStart()
  const { minutesOf, isReady } = useTaskSizes(views)
  const isKept = things.on === today && things.energy === energy
  const isSettled = isKept && things.isSettled
  // A choice made before the estimates were known is made once more with them, in the next visit: what a person looks at
  // does not change by itself.
  const [early, setEarly] = useState<string | null>(null)
  if (isKept && !isReady && things.shown !== early) setEarly(things.shown)
  const isEarly = isKept && early !== null && things.shown === early
  const stays = isSettled || isEarly
  const context = useMemo(
    () => ({ now, dayStart, energy, minutesOf, offered: { things, today } }),
    [now, dayStart, energy, minutesOf, things, today],
  )
  const thing = useMemo(() => {
    const shown = stays ? (things.shown ?? undefined) : undefined
    return oneThingNext(views, { ...context, skipped: isKept ? things.skipped : [], shown })
  }, [views, context, things, isKept, stays])

  useEffect(() => {
    if (!thing || isResting) return
    const isFinal = isSettled || (isReady && !isEarly)
    setting.set(noteOffered(setting.get(), thing.task, { today, energy, isSettled: isFinal }))
  }, [setting, thing, today, energy, isSettled, isReady, isEarly, isResting])

  return {
    thing,
    hold: () => setting.set({ ...things, isSettled: true }),
    skip() {
      if (!thing) return null
      const skipped = noteSkipped(things, thing.task.id)
      setting.set(skipped)
      return oneThingNext(views, {
        ...context,
        skipped: skipped.skipped,
        offered: { things: skipped, today },
      })
    },
  }
}
