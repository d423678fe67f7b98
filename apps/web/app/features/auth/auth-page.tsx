import { useEffect, useState } from 'react'
import { refreshSession } from '../../session/refresh-session.ts'
import { readSession, type Session } from '../../session/session-store.ts'
import { useServerSettings } from '../../session/use-server-settings.ts'
import { useSession } from '../../session/use-session.ts'
import { leaveForPage } from '../../shell/leave-for-page.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { type AuthErrand, isLasting } from './auth-address.ts'
import { AuthNotice, type Notice } from './auth-notice.tsx'
import { EnterForm } from './enter-form.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { GuestOffer } from './guest-offer.tsx'
import { ResetForm } from './reset-form.tsx'
import { words } from './words.ts'

type View =
  | { readonly kind: 'enter'; readonly notice: Notice | null; readonly email: string }
  | { readonly kind: 'forgot'; readonly email: string }
  | { readonly kind: 'reset'; readonly token: string }

/** Sign in, sign up, a new password, and what a link in a mail led to. An account's session leads away to `/`. */
export function AuthPage({ errand }: { readonly errand: AuthErrand }) {
  const known = useSession()
  const session = known.kind === 'checking' ? readSession() : known
  const { passwordMinLength, mailEnabled } = useServerSettings()
  const [view, setView] = useState<View>(() => firstView(errand))
  const [isConfirmedHere, setConfirmedHere] = useState(false)
  const isIn = isSignedIn(session) && view.kind !== 'reset'

  useEffect(() => {
    // What stood in the address is done with: a reload must not say it again, a token must not stay in view.
    if (!isLasting(errand)) history.replaceState(history.state, '', '/auth')
    // Said here only to who stays here: a confirmed account is led on, and told where it arrives.
    if (errand.kind === 'confirmed') void refreshSession().then((now) => setConfirmedHere(!isSignedIn(now)))
  }, [errand])

  useEffect(() => {
    if (!isIn) return
    if (errand.kind === 'confirmed') showToast({ text: words.confirmed.done })
    leaveForPage('/')
  }, [isIn, errand])

  const toSignIn = (notice: Notice | null = null) => setView({ kind: 'enter', notice, email: '' })

  if (view.kind === 'reset') {
    return (
      <ResetForm
        token={view.token}
        passwordMinLength={passwordMinLength}
        onDone={() => {
          // The link may be another account's: then this one's session leads away from here.
          const isLedAway = isSignedIn(readSession())
          if (isLedAway) showToast({ text: words.reset.done })
          toSignIn(isLedAway ? null : { tone: 'good', text: words.reset.done })
        }}
        onBack={() => toSignIn()}
      />
    )
  }
  if (view.kind === 'forgot') {
    return <ForgotForm email={view.email} mailEnabled={mailEnabled} onBack={() => toSignIn()} />
  }
  const isExpired = session.kind === 'account' && session.expired
  return (
    <>
      {isExpired && <p className="font-medium max-w-[27rem] text-center">{words.expired(session.email)}</p>}
      {isConfirmedHere && <AuthNotice notice={{ tone: 'good', text: words.confirmed.done }} />}
      <EnterForm
        passwordMinLength={passwordMinLength}
        email={isExpired ? session.email : view.email}
        notice={view.notice}
        onForgot={(email) => setView({ kind: 'forgot', email })}
        isBeginning={errand.kind === 'begin' && session.kind !== 'account'}
        withoutAccount={<GuestOffer session={session} />}
      />
    </>
  )
}

function isSignedIn(session: Session): boolean {
  return session.kind === 'account' && !session.expired
}

function firstView(errand: AuthErrand): View {
  if (errand.kind === 'reset') return errand
  const isStale = errand.kind === 'link-expired'
  return { kind: 'enter', notice: isStale ? { tone: 'bad', text: words.confirmed.stale } : null, email: '' }
}
