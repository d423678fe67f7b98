import { useServerSettings } from '../../session/use-server-settings.ts'

/** For how long a deletion can be taken back here: '7 days'; null where it is at once. */
export function useGraceDays(): string | null {
  const { deleteGraceDays: days } = useServerSettings()
  if (days === 0) return null
  return days === 1 ? '1 day' : `${days} days`
}
