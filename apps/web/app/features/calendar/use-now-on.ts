import { useMinute } from '../../lib/use-minute.ts'
import { useWallDate } from '../../lib/use-wall-date.ts'
import { wallTimeOn } from './say-times.ts'

/** The wall time of this minute where the date is today, live; null on any other. */
export function useNowOn(date: string): string | null {
  const now = useMinute()
  return useWallDate() === date ? wallTimeOn(date, now) : null
}
