import { useMemo } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { createRewardCommands, type RewardCommands } from './reward-commands.ts'

export function useRewardCommands(): RewardCommands {
  const { store } = useDevice()
  return useMemo(() => createRewardCommands(store), [store])
}
