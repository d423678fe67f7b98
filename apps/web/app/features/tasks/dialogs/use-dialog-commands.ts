import { useMemo } from 'react'
import { useDevice } from '../../../device/device-context.ts'
import { useTaskCommands } from '../../../data/tasks/use-task-commands.ts'
import { createDialogCommands } from './dialog-commands.ts'

export function useDialogCommands() {
  const { store } = useDevice()
  const { save } = useTaskCommands()
  return useMemo(() => createDialogCommands(store, save), [store, save])
}
