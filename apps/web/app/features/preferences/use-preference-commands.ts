import { useMemo } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { createPreferenceCommands } from '../../data/preferences/preference-commands.ts'

export function usePreferenceCommands() {
  const { store } = useDevice()
  return useMemo(() => createPreferenceCommands(store), [store])
}
