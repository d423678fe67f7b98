import { useMemo } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { createDashboardCommands } from './dashboard-commands.ts'

export function useDashboardCommands() {
  const { store } = useDevice()
  return useMemo(() => createDashboardCommands(store), [store])
}
