import { Badge } from '../ui/badge.tsx'
import type { AccountSession } from '../session/session-store.ts'
import { SignOutButton } from './sign-out-button.tsx'
import { words } from './words.ts'

/** Who is signed in, and the way out. */
export function AccountBlock({ session }: { readonly session: AccountSession }) {
  return (
    <>
      <div className="text-s min-w-0 leading-tight">
        <p className="font-strong flex items-center gap-2">
          {words.welcomeBack}
          {session.role === 'admin' && <Badge tone="dusk">{words.admin}</Badge>}
        </p>
        <p className="text-ink-soft max-w-[11rem] truncate lg:max-w-[16rem]" title={session.email}>
          {words.account(session.email)}
        </p>
      </div>
      <SignOutButton />
    </>
  )
}
