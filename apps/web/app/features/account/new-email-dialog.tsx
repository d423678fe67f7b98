import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { lookAtNewEmail, takeNewEmail } from '../../session/account-api.ts'
import { stateFor } from '../../session/asked-page.ts'
import { rememberEmail } from '../../session/remember-email.ts'
import type { Answer } from '../../session/request.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { words } from './email-words.ts'
import { endingText } from './ending-text.ts'

interface NewEmailDialogProps extends DialogControl {
  /** Of the link in the letter. */
  readonly token: string
  /** Called once the link is of no use here any more. */
  readonly onAnswered: () => void
}

interface Addresses {
  readonly from: string
  readonly to: string
}

/** Where the link leads once somebody has signed in. */
const HERE = { pathname: '/settings', search: '' }

/** Why the address cannot be used here. */
type Hindrance = 'over' | 'otherAccount' | 'taken' | 'signedOut'

/** By the server's code. */
const HINDRANCES: Readonly<Record<string, Hindrance>> = {
  link_expired: 'over',
  other_account: 'otherAccount',
  account_exists: 'taken',
  signed_out: 'signedOut',
}

/** Reached by a letter's link: names both addresses, and changes nothing before the button is pressed. */
export function NewEmailDialog({ token, onAnswered, close }: NewEmailDialogProps) {
  const session = useSession()
  const signedIn = session.kind === 'account' && !session.expired ? session : null
  const email = session.kind === 'account' ? session.email : ''
  const [found, setFound] = useState<Addresses | null>(null)
  const [hindrance, setHindrance] = useState<Hindrance | null>(signedIn ? null : 'signedOut')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(hindrance === null)
  const mainButton = useRef<HTMLButtonElement>(null)

  /** Says why there is no way on here, for now or at all. */
  const hear = useCallback((answer: Exclude<Answer<unknown>, { kind: 'ok' }>) => {
    const found = answer.kind === 'refused' ? HINDRANCES[answer.code ?? ''] : undefined
    if (found) setHindrance(found)
    else setProblem(endingText(answer, words.broke))
  }, [])

  const look = useCallback(async () => {
    setBusy(true)
    setProblem('')
    const answer = await lookAtNewEmail(token)
    setBusy(false)
    if (answer.kind === 'ok') setFound(answer.value)
    else hear(answer)
  }, [token, hear])

  useEffect(() => {
    if (signedIn) void look()
    // Once: signing in elsewhere meanwhile opens nothing here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [look])

  // What can be pressed is another button now.
  useEffect(() => mainButton.current?.focus(), [hindrance, found])

  async function use() {
    setBusy(true)
    setProblem('')
    const answer = await takeNewEmail(token)
    setBusy(false)
    if (answer.kind !== 'ok') return hear(answer)
    rememberEmail(answer.value)
    showToast({ tone: 'success', text: words.changed(answer.value.user.email) })
    leave()
  }

  function leave() {
    onAnswered()
    close()
  }

  if (hindrance === 'signedOut') {
    return (
      <Dialog
        title={words.signedOut.title}
        description={words.signedOut.text}
        onLeave={leave}
        actions={
          <ButtonLink to="/auth" state={stateFor({ ...HERE, hash: `#new-email=${token}` })} variant="main">
            {words.signedOut.signIn}
          </ButtonLink>
        }
      />
    )
  }
  if (hindrance !== null) {
    const { title, text } = words[hindrance]
    return (
      <Dialog
        title={title}
        description={text(email)}
        onLeave={leave}
        actions={
          <Button ref={mainButton} variant="main" onClick={leave}>
            {words.done}
          </Button>
        }
      />
    )
  }
  return (
    <Dialog
      title={words.use.title}
      description={words.use.description}
      onLeave={() => isBusy || leave()}
      initialFocus={mainButton}
      keepOnOutsidePress
      actions={
        <>
          <Button disabled={isBusy} onClick={leave}>
            {words.use.notNow}
          </Button>
          <Button
            ref={mainButton}
            variant="main"
            isBusy={isBusy}
            onClick={() => void (found ? use() : look())}
          >
            {found || isBusy ? words.use.submit : words.use.again}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {found && (
          <dl className="grid gap-3">
            <Row term={words.use.from}>{found.from}</Row>
            <Row term={words.use.to}>
              <strong>{found.to}</strong>
            </Row>
          </dl>
        )}
        <p role="status" className="text-ink-soft empty:hidden">
          {!found && isBusy ? words.use.looking : ''}
        </p>
        <p role="alert" className="font-medium empty:hidden">
          {problem}
        </p>
      </div>
    </Dialog>
  )
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-s text-ink-soft">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
