import { useEffect, useState } from 'react'
import { guestSeenToFor } from './guest-seen-to.ts'
import { hasGuestThings } from './guest-things.ts'
import { useSession } from './use-session.ts'
import { useWhenAsked } from '../ui/use-when-asked.ts'

/**
 * Notices that an account's session begins on a device where a guest wrote something. Only then is the code for
 * moving it loaded.
 */
export function GuestArrival() {
  const session = useSession()
  const account = session.kind === 'account' ? session.owner : null
  const isExpired = session.kind === 'account' && session.expired
  const [toLookAt, setToLookAt] = useState<string | null>(null)

  useEffect(() => {
    let isCurrent = true
    guestSeenToFor.set(isExpired ? account : null)
    if (account !== null && !isExpired) {
      void hasGuestThings().then((has) => {
        if (!isCurrent) return
        if (has) setToLookAt(account)
        else guestSeenToFor.set(account)
      })
    }
    return () => {
      isCurrent = false
      setToLookAt(null)
    }
  }, [account, isExpired])

  function finish() {
    guestSeenToFor.set(account)
    setToLookAt(null)
  }

  const part = useWhenAsked(toLookAt !== null, () => import('./guest-welcome.tsx'), finish)
  if (!part || session.kind !== 'account' || toLookAt !== session.owner) return null
  return <part.GuestWelcome key={session.owner} account={session} onDone={finish} />
}
