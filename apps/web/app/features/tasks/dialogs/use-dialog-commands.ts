import { useMemo } from 'react'
import { useTaskCommands } from '../tasks-context.ts'
import { createDialogCommands } from './dialog-commands.ts'

export function useDialogCommands() {
  const { save } = useTaskCommands()
  return useMemo(() => createDialogCommands(save), [save])
}
