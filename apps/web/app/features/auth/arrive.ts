import { ARRIVAL_TOAST } from '../../session/guest-seen-to.ts'
import { forgetLeftBehind } from '../../session/left-behind.ts'
import { type AccountSession, writeSession } from '../../session/session-store.ts'
import { showToast } from '../../ui/toast/toast.ts'

/** Remembers on this device who came in. Said in a toast, as signing in leads away from this page. */
export function arrive(session: AccountSession, text: string): void {
  showToast({ kind: ARRIVAL_TOAST, tone: 'success', text })
  forgetLeftBehind()
  writeSession(session)
}
