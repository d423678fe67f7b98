import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readText } from '../../lib/browser-storage.ts'
import { nameOf } from '../../lib/kept-keys.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { isPageAsked, pageAfterAuth } from '../../session/asked-page.ts'
import { forgetAskedPage, keepAskedPage, keptAskedPage } from '../../session/kept-asked-page.ts'
import { readSession, type Session } from '../../session/session-store.ts'
import { useServerSettings } from '../../session/use-server-settings.ts'
import { useSession } from '../../session/use-session.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { type AuthErrand, isLasting } from './auth-address.ts'
import { codeDraft, linkDraft } from './auth-drafts.ts'
import type { Notice } from './auth-notice.tsx'
import { CodeForm } from './code-form.tsx'
import { ConfirmPart } from './confirm-part.tsx'
import type { HalfWay } from './enter.ts'
import { EnterForm } from './enter-form.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { GuestOffer } from './guest-offer.tsx'
import { KeepPart } from './keep-part.tsx'
import { LinkOver } from './link-over.tsx'
import { OpenIdArrival, OpenIdOffer } from './open-id-part.tsx'
import { ResetForm } from './reset-form.tsx'
import { useForgotFocus } from './use-forgot-focus.ts'
import { useSignUpDoor } from './use-sign-up-door.ts'
import { words } from './words.ts'

type View =
  | { readonly kind: 'enter'; readonly notice: Notice | null; readonly email: string }
  | { readonly kind: 'forgot'; readonly email: string }
  | { readonly kind: 'reset'; readonly token: string }
  | { readonly kind: 'confirm'; readonly token: string }
  | { readonly kind: 'link-over' }
  | { readonly kind: 'code' }
  | { readonly kind: 'keep'; readonly token: string }
  | { readonly kind: 'pending'; readonly dueAt: string }
  | { readonly kind: 'from-open-id'; readonly answer: string }

/** Views that a link opened. They are shown to somebody who is signed in as well. */
const OPENED_BY_LINK: ReadonlySet<View['kind']> = new Set([
  'reset',
  'confirm',
  'keep',
  'link-over',
  'from-open-id',
])

/** Sign in, sign up, choose a new password, or what a link in a mail leads to. Who comes in goes on to the page they had opened. */
export function AuthPage({ errand }: { readonly errand: AuthErrand }) {
  const known = useSession()
  const session = known.kind === 'checking' ? readSession() : known
  const { passwordMinLength, mailEnabled } = useServerSettings()
  const [keptLink, { set: keepLink }] = useDraft(linkDraft)
  const [keptCode, { set: keepCode }] = useDraft(codeDraft)
  const [view, setView] = useState<View>(() => firstView(errand, keptLink, keptCode))
  useForgotFocus(view.kind)
  const { state } = useLocation()
  const [keptPage] = useState(keptAskedPage)
  const navigate = useNavigate()
  const isIn = isSignedIn(session) && !OPENED_BY_LINK.has(view.kind)
  const { door, lookAgain } = useSignUpDoor(errand.kind === 'invite' ? errand.token : null)

  useEffect(() => {
    // A phone may close this page while a password is looked up elsewhere: the link is kept for this tab.
    if (errand.kind === 'confirm') keepLink(errand.token)
    // A reload must not carry the errand out again, and a token must not stay visible.
    if (!isLasting(errand)) history.replaceState(history.state, '', '/auth')
    // Once for each errand.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [errand])

  useEffect(() => {
    if (!isIn) return
    forgetAskedPage()
    // In place of this page, so that Back leads to the page before it.
    void navigate(pageAfterAuth(state, keptPage), { replace: true })
  }, [isIn, state, keptPage, navigate])

  function goOn(half: HalfWay) {
    if (half.status === 'deletion_pending') return setView({ kind: 'pending', dueAt: half.dueAt })
    // Also after a reload: a phone may close this page while its person looks at another app.
    keepCode(half.endsAt)
    setView({ kind: 'code' })
  }
  const toSignIn = (notice: Notice | null = null) => setView({ kind: 'enter', notice, email: '' })

  if (view.kind === 'reset') {
    return (
      <ResetForm
        token={view.token}
        passwordMinLength={passwordMinLength}
        onDone={() => {
          // The link may belong to another account than the one signed in here, who is then led away from this page.
          const isLedAway = isSignedIn(readSession())
          if (isLedAway) showToast({ tone: 'success', text: words.reset.done })
          toSignIn(isLedAway ? null : { tone: 'good', text: words.reset.done })
        }}
        onBack={() => toSignIn()}
      />
    )
  }
  if (view.kind === 'confirm') {
    return (
      <ConfirmPart
        token={view.token}
        session={session}
        passwordMinLength={passwordMinLength}
        keepLink={() => keepLink(view.token)}
        onHalfWay={(half) => {
          keepLink('')
          goOn(half)
        }}
        onDone={(said) => {
          keepLink('')
          toSignIn(said === undefined ? null : { tone: 'good', text: said })
        }}
      />
    )
  }
  if (view.kind === 'code') {
    return (
      <CodeForm
        onEnd={(said) => {
          keepCode('')
          toSignIn(said === undefined ? null : { tone: 'bad', text: said })
        }}
        onHalfWay={goOn}
      />
    )
  }
  if (view.kind === 'from-open-id')
    return <OpenIdArrival answer={view.answer} onDone={toSignIn} onHalfWay={goOn} />
  if (view.kind === 'keep' || view.kind === 'pending') return <KeepPart {...view} onDone={toSignIn} />
  if (view.kind === 'link-over') return <LinkOver email="" onBack={() => toSignIn()} />
  if (view.kind === 'forgot') {
    return <ForgotForm email={view.email} mailEnabled={mailEnabled} onBack={() => toSignIn()} />
  }
  // By its name, as what could read it belongs to the brain dump.
  const hasShared = readText('device', nameOf('shared')) !== null
  const isExpired = session.kind === 'account' && session.expired
  const isForNewEmail = pageAfterAuth(state).startsWith('/settings#new-email=')
  return (
    <>
      {hasShared && <p className="ui-note max-w-[27rem]">{words.shared}</p>}
      {isForNewEmail && <p className="font-medium max-w-[27rem] text-center">{words.forNewEmail}</p>}
      {isExpired && !isForNewEmail && (
        <p className="font-medium max-w-[27rem] text-center">{words.expired(session.email)}</p>
      )}
      <EnterForm
        passwordMinLength={passwordMinLength}
        email={isExpired ? session.email : view.email || (door.kind === 'open' ? door.email : '')}
        notice={view.notice}
        onForgot={(email) => {
          keepAskedPage(state)
          setView({ kind: 'forgot', email })
        }}
        isBeginning={errand.kind === 'begin' && session.kind === 'none'}
        isUnknown={errand.kind === 'sign-in' && session.kind === 'none' && isPageAsked(state)}
        isGuest={session.kind === 'guest'}
        isJoining={isForNew(errand) && session.kind !== 'account'}
        door={door}
        onLookAgain={lookAgain}
        onHalfWay={goOn}
        withoutAccount={<GuestOffer session={session} />}
        withOpenId={<OpenIdOffer door={door} />}
      />
    </>
  )
}

/** Whether the address is for somebody who has no account. */
function isForNew({ kind }: AuthErrand): boolean {
  return kind === 'begin' || kind === 'invite'
}

function isSignedIn(session: Session): boolean {
  return session.kind === 'account' && !session.expired
}

function firstView(errand: AuthErrand, keptLink: string, keptCode: string): View {
  if (errand.kind === 'reset' || errand.kind === 'confirm' || errand.kind === 'keep') return errand
  if (errand.kind === 'from-open-id') return errand
  if (errand.kind === 'link-expired') return { kind: 'link-over' }
  if (errand.kind === 'sign-in' && Date.parse(keptCode) > Date.now()) return { kind: 'code' }
  if (keptLink !== '' && errand.kind === 'sign-in') return { kind: 'confirm', token: keptLink }
  return { kind: 'enter', notice: null, email: '' }
}
