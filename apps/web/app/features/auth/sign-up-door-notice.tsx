import { Button } from '../../ui/button.tsx'
import { AuthNotice } from './auth-notice.tsx'
import type { SignUpDoor } from './use-sign-up-door.ts'
import { words } from './words.ts'

export interface SignUpDoorNoticeProps {
  readonly door: SignUpDoor
  readonly onLookAgain: () => void
}

/** Says above the sign-in form why nobody new can sign up here, or not yet. */
export function SignUpDoorNotice({ door, onLookAgain }: SignUpDoorNoticeProps) {
  switch (door.kind) {
    case 'open':
      return null
    case 'closed':
      return <p className="text-ink-soft">{words.door.closed}</p>
    case 'invitation-needed':
      return <p className="text-ink-soft">{words.door.invitationNeeded}</p>
    case 'checking':
      return (
        <p role="status" className="text-ink-soft">
          {words.door.checking}
        </p>
      )
    case 'refused':
      return <AuthNotice notice={door.notice} />
    case 'unreachable':
      return (
        <div className="grid justify-items-start gap-2">
          <AuthNotice notice={door.notice} />
          <Button onClick={onLookAgain}>{words.door.again}</Button>
        </div>
      )
  }
}
