import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import type { MenuEntry } from '@glimmer/domain/rewards/dopamine-menu'
import { fittingRewards, pickReward, type Room } from '@glimmer/domain/rewards/pick-reward'
import { useState } from 'react'
import { useTodaysEnergy } from '../../data/energy/use-check-ins.ts'
import { useDopamineMenu } from '../../data/rewards/use-dopamine-menu.ts'

export interface Suggestion {
  /** Null where the menu is empty, or what was shown has left it meanwhile. */
  readonly entry: MenuEntry | null
  readonly hasOthers: boolean
  /** What the day's check-in says. */
  readonly energy: EnergyLevel | null
  readonly room: Room
  readonly another: () => void
  /** Chooses for another length of time. What is shown stays if it fits that too. */
  readonly setRoom: (room: Room) => void
}

/** What was suggested since the page was opened, the last one last. It is kept in memory only. */
let shown: readonly string[] = []

/** One thing from the menu that fits the time and the day's energy. */
export function useSuggestion(given: Room): Suggestion {
  const menu = useDopamineMenu()
  const energy = useTodaysEnergy()
  const [room, setRoom] = useState(given)
  const [id, setId] = useState(() => suggest(fittingRewards(menu, given, energy)))
  const fitting = fittingRewards(menu, room, energy)
  const all = menu.courses.flatMap(({ entries }) => entries)

  return {
    entry: all.find((one) => one.id === id) ?? null,
    hasOthers: fitting.some((one) => one.id !== id),
    energy,
    room,
    another: () => setId(suggest(fitting)),
    setRoom(next) {
      const nowFitting = fittingRewards(menu, next, energy)
      setRoom(next)
      if (!nowFitting.some((one) => one.id === id)) setId(suggest(nowFitting))
    },
  }
}

function suggest(fitting: readonly MenuEntry[]): string | null {
  const picked = pickReward(fitting, shown, Math.random)
  if (picked) shown = [...shown.filter((id) => id !== picked.id), picked.id]
  return picked?.id ?? null
}
