import { Link } from 'react-router'
import { useStore } from '../lib/use-store.ts'
import { pushOwner } from './push/push-device.ts'
import { pushFacts } from './push/push-support.ts'
import { words } from './ring-words.ts'
import { useSession } from './use-session.ts'

/** Says once what can ring where, beside what is to ring. */
export function WhereItRings() {
  const isGuest = useSession().kind === 'guest'
  const ringsClosed = useRingsClosed()
  if (isGuest || ringsClosed) return <p className="quiet text-s">{isGuest ? words.guest : words.closed}</p>
  const { before, link, after } = words.settings
  return (
    <p className="quiet text-s">
      {words.open} {before}
      <Link to="/settings#notifications" className="text-dusk underline">
        {link}
      </Link>
      {after}
    </p>
  )
}

/** On what its ringing depends, for the message about a reminder that was just set; empty where on nothing. */
export function useRingsWhile(): string {
  return useRingsClosed() ? '' : words.open
}

/** Whether reminders ring on this device with no page open. */
function useRingsClosed(): boolean {
  const session = useSession()
  const turnedOnBy = useStore(pushOwner)
  return session.kind === 'account' && turnedOnBy === session.owner && pushFacts().permission === 'granted'
}
