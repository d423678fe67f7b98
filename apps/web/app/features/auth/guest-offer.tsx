import { useLocation, useNavigate } from 'react-router'
import { pageAfterAuth } from '../../session/asked-page.ts'
import { GUEST_SESSION, type Session, writeSession } from '../../session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { words } from './words.ts'

/** The way in without an account, or, for somebody whose sign-in ended, the way back to their work. */
export function GuestOffer({ session }: { readonly session: Session }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const hasAccount = session.kind === 'account'

  function start() {
    writeSession(GUEST_SESSION)
    // In place of this page, so that Back leads to the page before it.
    void navigate(pageAfterAuth(state), { replace: true })
  }

  return (
    <section
      className="grid w-full max-w-[27rem] justify-items-center gap-2 text-center"
      aria-label={words.guest.start}
    >
      {hasAccount ? (
        <ButtonLink to="/tasks">{words.guest.keepWorking}</ButtonLink>
      ) : (
        <Button size="l" isWide onClick={start}>
          {words.guest.start}
        </Button>
      )}
      <p className="text-s text-ink-soft max-w-[22rem]">
        {hasAccount ? words.guest.keepWorkingHint : words.guest.hint}
      </p>
    </section>
  )
}
