import { isNearlyFull } from '@glimmer/sync/nearly-full'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { inMegabytes } from './megabytes.ts'
import { storageWords as words } from './storage-words.ts'

/** How much of a person's room on the server is used, where there is a limit, and what helps when it is nearly all. */
export function RoomOnServer() {
  const { phase, storage } = useStore(useDevice().sync.state)
  if (!storage) return null
  const { used, quota } = storage
  // A page that was just opened has not heard yet that something was refused.
  const isFull = phase === 'over_quota' || used >= quota
  return (
    <div className="grid gap-1">
      <p>{words.room(inMegabytes(used), inMegabytes(quota))}</p>
      {isNearlyFull(storage) && (
        <p>
          {isFull ? words.roomIsFull : words.roomGetsLow} {words.roomHelps}
        </p>
      )}
    </div>
  )
}
