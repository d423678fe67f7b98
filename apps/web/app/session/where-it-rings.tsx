import { useStore } from '../lib/use-store.ts'
import { pushOwner } from './push/push-device.ts'
import { pushFacts } from './push/push-support.ts'
import { words } from './ring-words.ts'
import { useSession } from './use-session.ts'

/** Says once what can ring where, beside what is to ring. */
export function WhereItRings() {
  const session = useSession()
  const turnedOnBy = useStore(pushOwner)
  const isOnHere =
    session.kind === 'account' && turnedOnBy === session.owner && pushFacts().permission === 'granted'
  const text = session.kind === 'guest' ? words.guest : isOnHere ? words.closed : words.open
  return <p className="quiet text-s">{text}</p>
}
