import { timesOn } from '@glimmer/domain/calendar/times-on'
import { useMemo } from 'react'
import { useRows } from '../../device/device-context.ts'
import { isTwelveHours } from '../../lib/twelve-hours.ts'
import { useToday } from '../preferences/use-today.ts'

/** When each task begins that has a time in today's calendar, by its id, live. */
export function useTimesToday(): ReadonlyMap<string, string> {
  const blocks = useRows('time_blocks')
  const today = useToday()
  return useMemo(() => timesOn(blocks, today, isTwelveHours), [blocks, today])
}
