import { useId } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { GUEST_OWNER } from '../../session/session-store.ts'
import { countUnsentOf, leaveDevice } from '../../session/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm/confirm.ts'
import { storageWords as words } from './storage-words.ts'

/** Removes what this device keeps of the person, after a question that says what goes for good. */
export function ClearDevice() {
  const hintId = useId()
  const { owner } = useDevice().store
  const isGuest = owner === GUEST_OWNER

  async function clear() {
    const body = isGuest ? words.clearGuest : textFor(await countUnsentOf(owner))
    const { clearQuestion: title, clear: action, cancel } = words
    if (await confirm({ title, body, action, cancel, tone: 'danger' })) leaveDevice(owner)
  }

  return (
    <div className="border-line grid justify-items-start gap-2 border-t pt-4">
      <p>{words.shared}</p>
      <Button aria-describedby={hintId} onClick={() => void clear()}>
        {words.clear}
      </Button>
      <p id={hintId} className="text-s text-ink-soft">
        {isGuest ? words.clearHintGuest : words.clearHintAccount}
      </p>
    </div>
  )
}

function textFor(unsent: number | null): string {
  if (unsent === null) return words.clearUnread
  return unsent === 0 ? words.clearAccount : words.clearUnsent(unsent)
}
