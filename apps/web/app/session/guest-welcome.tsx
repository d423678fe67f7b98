import { useEffect, useRef, useState } from 'react'
import { useDevice } from '../device/device-context.ts'
import { GUEST } from '../device/database.ts'
import { DeviceProvider } from '../device/device-provider.tsx'
import { browserEnvironment } from '../device/environment.ts'
import { moveGuestInto, planGuestMove } from '../device/guest-move.ts'
import { moveKept } from '../lib/clear-kept.ts'
import { useStore } from '../lib/use-store.ts'
import { logProblem } from '../lib/log.ts'
import { visits } from '../ui/attention.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { showToast } from '../ui/toast/toast.ts'
import { ARRIVAL_TOAST, movedInVisit } from './guest-seen-to.ts'
import { hasHalfWritten } from './half-written.ts'
import { isLeftBehind, leaveBehind } from './left-behind.ts'
import type { AccountSession } from './session-store.ts'
import { words } from './guest-words.ts'

interface GuestWelcomeProps {
  readonly account: AccountSession
  readonly onDone: () => void
}

/** Decides, with the person where a question is due, what becomes of a guest's things, and moves them. */
export function GuestWelcome({ account, onDone }: GuestWelcomeProps) {
  const [moving, setMoving] = useState<{ count: number; isTold: boolean } | null>(null)

  useEffect(() => {
    let isCurrent = true
    const onProblem = (error: unknown) => {
      logProblem('a guest’s things could not be looked at', error)
      if (isCurrent) onDone()
    }
    void decide(account).then((decision) => {
      if (!isCurrent) return
      if (decision) setMoving(decision)
      else onDone()
    }, onProblem)
    return () => {
      isCurrent = false
    }
    // The component has the account as its key, so `account` never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  if (!moving) return null
  return (
    <DeviceProvider owner={account.owner} loading={null}>
      <GuestMover
        onMoved={() => {
          moveKept(GUEST, account.owner)
          movedInVisit.set(visits.get())
          const text = (moving.isTold ? words.brought : words.broughtReady)(moving.count)
          showToast({ kind: ARRIVAL_TOAST, tone: 'success', text })
          onDone()
        }}
        onLeft={() => {
          showToast({ kind: ARRIVAL_TOAST, text: words.notBroughtYet })
          onDone()
        }}
      />
    </DeviceProvider>
  )
}

/**
 * Opens a second store of the account, as another tab would, so that the move goes on whatever page is opened
 * meanwhile.
 */
function GuestMover({
  onMoved,
  onLeft,
}: {
  readonly onMoved: () => void
  /** Called when not all things could be moved. The rest stays with the guest, and the next opening continues. */
  readonly onLeft: () => void
}) {
  const { store, sync } = useDevice()
  const { isComplete } = useStore(sync.state)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isComplete || hasBegun.current) return
    hasBegun.current = true
    const onProblem = (error: unknown) => {
      logProblem('a guest’s things could not be moved', error)
      onLeft()
    }
    void moveGuestInto(store, browserEnvironment).then(onMoved, onProblem).finally(sync.wake)
  }, [isComplete, store, sync, onMoved, onLeft])
  return null
}

async function decide(account: AccountSession): Promise<{ count: number; isTold: boolean } | null> {
  const { owner: userId, email } = account
  const hasDrafts = hasHalfWritten(GUEST)
  const plan = await planGuestMove(browserEnvironment, { userId, email, hasDrafts })
  if (plan.kind === 'nothing') return null
  if (plan.kind === 'move') return { count: plan.count, isTold: false }
  if (isLeftBehind(account.owner)) return null
  const isWanted = await confirm({
    title: words.bringQuestion(plan.count),
    body: words.bringText(account.email),
    action: words.bring,
    cancel: words.leave,
  })
  if (isWanted) return { count: plan.count, isTold: true }
  leaveBehind(account.owner)
  return null
}
