import type { Win } from '@glimmer/domain/tasks/win'
import { useMemo } from 'react'
import { useRows } from '../../device/device-context.ts'

/** All wins, live. */
export function useWins(): readonly Win[] {
  return useRows('wins')
}

/** The wins of one day, live, the latest first. */
export function useWinsOn(date: string): readonly Win[] {
  const wins = useWins()
  return useMemo(
    () =>
      wins
        .filter(({ completedOn }) => completedOn === date)
        .toSorted((a, b) => (a.completedAt < b.completedAt ? 1 : -1)),
    [wins, date],
  )
}
