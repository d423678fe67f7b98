import { useStore } from '../lib/use-store.ts'
import { Button } from '../ui/button.tsx'
import './update-notice.css'
import { putOffUpdate, takeUpdate, waitingUpdate } from './updates.ts'
import { words } from './words.ts'

/** Says that a new version waits. It takes no focus, stands above the bottom bar, and messages stand above it. */
export function UpdateNotice() {
  const isWaiting = useStore(waitingUpdate) !== null
  return (
    <div role="status">
      {isWaiting && (
        <div className="update-notice">
          <p className="font-medium">{words.updateReady}</p>
          <span className="flex flex-wrap gap-2">
            <Button onClick={takeUpdate}>{words.updateNow}</Button>
            <Button variant="plain" onClick={putOffUpdate}>
              {words.updateLater}
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}
