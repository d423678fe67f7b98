import { dopamineMenu } from '@glimmer/domain/rewards/dopamine-menu'
import { useMemo } from 'react'
import { useRows } from '../../device/device-context.ts'

/** A person's dopamine menu, live: the built-in entries with the person's changes. */
export function useDopamineMenu(): ReturnType<typeof dopamineMenu> {
  const rows = useRows('rewards')
  return useMemo(() => dopamineMenu(rows), [rows])
}
