import { showToast } from '../../ui/toast/toast.ts'
import { words } from './words.ts'

/** The kind of message that says that a try failed; the next try takes it away. */
export const SYNC = 'calendar-sync'

/** Says how a sync went; `toWhy` leads to what was in its way. */
export function saySynced(outcome: 'complete' | 'refused', toWhy?: () => void): void {
  showToast(
    outcome === 'complete'
      ? { tone: 'success', title: words.syncedTitle, text: words.synced }
      : {
          tone: 'error',
          kind: SYNC,
          title: words.syncRefusedTitle,
          text: words.syncRefused,
          ...(toWhy && { action: { label: words.syncWhy, run: toWhy } }),
        },
  )
}
