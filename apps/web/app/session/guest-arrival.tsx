import { useEffect, useState } from 'react'
import { hasGuestThings } from './guest-things.ts'
import { useSession } from './use-session.ts'
import { useWhenAsked } from '../ui/use-when-asked.ts'

/**
 * Notices that an account's session begins on a device where a guest wrote something. What happens then, and the
 * database's machinery, is loaded only if so.
 */
export function GuestArrival() {
  const session = useSession()
  const owner = session.kind === 'account' && !session.expired ? session.owner : null
  const [toLookAt, setToLookAt] = useState<string | null>(null)

  useEffect(() => {
    let isCurrent = true
    if (owner !== null) void hasGuestThings().then((has) => isCurrent && setToLookAt(has ? owner : null))
    return () => {
      isCurrent = false
      setToLookAt(null)
    }
  }, [owner])

  const part = useWhenAsked(
    toLookAt !== null,
    () => import('./guest-welcome.tsx'),
    () => setToLookAt(null),
  )
  if (!part || session.kind !== 'account' || toLookAt !== session.owner) return null
  return <part.GuestWelcome key={session.owner} account={session} onDone={() => setToLookAt(null)} />
}
