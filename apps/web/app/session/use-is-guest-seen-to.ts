import { useDevice } from '../device/device-context.ts'
import { useStore } from '../lib/use-store.ts'
import { guestSeenToFor } from './guest-seen-to.ts'
import { GUEST_OWNER } from './session-store.ts'

/** Whether it is settled what becomes of a guest's data, see `guestSeenToFor`; true for a guest. */
export function useIsGuestSeenTo(): boolean {
  const { owner } = useDevice().store
  const seenToFor = useStore(guestSeenToFor)
  return owner === GUEST_OWNER || seenToFor === owner
}
