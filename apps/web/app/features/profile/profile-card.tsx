import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { Avatar } from './avatar.tsx'
import { profileDialog } from './profile-dialogs.ts'
import { useOwnProfile } from './use-own-profile.ts'
import { words } from './card-words.ts'

/** Who is here, and the way to change what they say of themselves. */
export function ProfileCard() {
  const titleId = useId()
  const { profile, email } = useOwnProfile()
  const name = profile.fullName
  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId}>{words.title}</h2>
      <div className="flex items-center gap-4">
        <Avatar name={name} email={email} />
        <div className="min-w-0 wrap-anywhere">
          <p dir="auto" className={name === null ? 'text-ink-soft' : 'font-strong'}>
            {name ?? words.noName}
          </p>
          <p className="text-ink-soft">{email ?? words.guest}</p>
        </div>
      </div>
      <Button className="justify-self-start" onClick={() => void dialogs.open(profileDialog, {})}>
        {words.edit}
      </Button>
    </Card>
  )
}
