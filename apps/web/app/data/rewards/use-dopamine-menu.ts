import { dopamineMenu } from '@glimmer/domain/rewards/dopamine-menu'
import { useMemo } from 'react'
import { useRows } from '../../device/device-context.ts'

/** A person's dopamine menu, live: ours, with what they changed in it. */
export function useDopamineMenu(): ReturnType<typeof dopamineMenu> {
  const rows = useRows('rewards')
  return useMemo(() => dopamineMenu(rows), [rows])
}
