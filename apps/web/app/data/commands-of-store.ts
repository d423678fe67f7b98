import { useDevice } from '../device/device-context.ts'
import type { DeviceStore } from '../device/store.ts'

/**
 * A hook for commands that are the same wherever a store is used, in rows as in dialogs: so a message takes the place of the
 * one before it.
 */
export function commandsOfStore<T>(create: (store: DeviceStore) => T): () => T {
  const known = new WeakMap<DeviceStore, T>()
  return function useCommands() {
    const { store } = useDevice()
    const commands = known.get(store) ?? create(store)
    known.set(store, commands)
    return commands
  }
}
