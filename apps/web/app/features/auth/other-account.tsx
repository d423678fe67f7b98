import { Button } from '../../ui/button.tsx'
import { AuthCard } from './auth-card.tsx'
import { words } from './words.ts'

export interface OtherAccountProps {
  /** Who is signed in on this device. */
  readonly email: string
  readonly onStay: () => void
  readonly onSignOut: () => void
}

/** Shown for a link of another account than the one signed in here. Nothing happens until the person chooses. */
export function OtherAccount({ email, onStay, onSignOut }: OtherAccountProps) {
  return (
    <AuthCard title={words.otherAccount.title} subtitle={words.otherAccount.signedInAs(email)}>
      <p>{words.otherAccount.text}</p>
      <div className="grid gap-3">
        <Button variant="main" size="l" isWide onClick={onStay}>
          {words.otherAccount.stay}
        </Button>
        <Button size="l" isWide onClick={onSignOut}>
          {words.otherAccount.signOut}
        </Button>
      </div>
    </AuthCard>
  )
}
