import { isNearlyFull } from '@glimmer/sync/nearly-full'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { words } from './words.ts'

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

/** Megabytes, with one place after the point while there are few. */
function inMegabytes(bytes: number): string {
  const megabytes = bytes / 1_000_000
  return megabytes.toLocaleString('en-GB', { maximumFractionDigits: megabytes < 10 ? 1 : 0 })
}
