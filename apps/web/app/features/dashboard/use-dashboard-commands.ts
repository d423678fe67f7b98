import { commandsOfStore } from '../../data/commands-of-store.ts'
import { createDashboardCommands } from './dashboard-commands.ts'

export const useDashboardCommands = commandsOfStore(createDashboardCommands)
