import type { SignUpMode } from '@glimmer/api/account'
import type { OpenInvitation, SignUp } from '@glimmer/api/admin'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm/confirm.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { changeSignUp, fetchInvitations, fetchServer, takeInvitationBack } from './admin-api.ts'
import { InvitationForm } from './invitation-form.tsx'
import { PagedList } from './paged-list.tsx'
import { problemText } from './problem-text.ts'
import { StillAsking } from './still-asking.tsx'
import { useAsked } from './use-asked.ts'
import { usePages } from './use-pages.ts'
import { useWhenText } from './use-when-text.ts'
import { signUpWords, words } from './words.ts'

const MODES = ['open', 'invite', 'closed'] as const

/** Who may make an account, and the invitations. */
export function SignUpDialog({ close }: DialogControl) {
  const asked = useAsked(fetchServer)
  const doneButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      size="l"
      title={words.signUp}
      description={signUpWords.description}
      initialFocus={doneButton}
      keepOnOutsidePress
      actions={
        <Button ref={doneButton} variant="main" onClick={() => close()}>
          {words.done}
        </Button>
      }
    >
      {asked.value ? (
        <div className="stack-6">
          <ModeChoice
            signUp={asked.value.signUp}
            onChanged={(signUp) => asked.value && asked.setValue({ ...asked.value, signUp })}
          />
          <Invitations mode={asked.value.signUp.mode} canSend={asked.value.mailEnabled} />
        </div>
      ) : (
        <StillAsking {...asked} />
      )}
    </Dialog>
  )
}

interface ModeChoiceProps {
  readonly signUp: SignUp
  readonly onChanged: (signUp: SignUp) => void
}

function ModeChoice({ signUp: { mode, isFixed }, onChanged }: ModeChoiceProps) {
  const [note, setNote] = useState('')
  /** Shown as soon as it is pressed, and put back where the server says no. */
  const [chosen, setChosen] = useState<SignUpMode | null>(null)

  async function choose(next: SignUpMode) {
    setNote('')
    setChosen(next)
    const answer = await changeSignUp(next)
    setChosen(null)
    if (answer.kind !== 'ok') return setNote(problemText(answer))
    onChanged(answer.value)
    setNote(signUpWords.changed)
  }

  return (
    <div className="stack-2">
      <RadioGroup
        label={signUpWords.question}
        hint={isFixed ? signUpWords.fixed : undefined}
        options={MODES.map((value) => ({ value, ...signUpWords.modes[value], isDisabled: isFixed }))}
        value={chosen ?? mode}
        onChange={(next) => void choose(next)}
      />
      <p role="status" className="font-medium empty:hidden">
        {note}
      </p>
    </div>
  )
}

interface InvitationsProps {
  readonly mode: SignUpMode
  readonly canSend: boolean
}

function Invitations({ mode, canSend }: InvitationsProps) {
  const pages = usePages(fetchInvitations)
  const [note, setNote] = useState('')

  async function takeBack({ id }: OpenInvitation) {
    const question = { title: signUpWords.takeBackQuestion, body: signUpWords.takeBackBody }
    if (!(await confirm({ ...question, action: signUpWords.takeBack, tone: 'danger' }))) return
    const answer = await takeInvitationBack(id)
    if (answer.kind !== 'ok') return setNote(problemText(answer))
    pages.change((items) => items.filter((item) => item.id !== id))
    setNote(signUpWords.takenBack)
  }

  return (
    <section aria-label={signUpWords.invitations} className="stack-4">
      <h3>{signUpWords.invitations}</h3>
      {mode !== 'invite' && <p className="quiet">{signUpWords.notNeeded}</p>}
      <InvitationForm canSend={canSend} onMade={(made) => pages.change((items) => [made, ...items])} />
      <h4>{signUpWords.open}</h4>
      <p role="status" className="font-medium empty:hidden">
        {note}
      </p>
      <PagedList
        pages={pages}
        label={signUpWords.open}
        loading={words.looking}
        failed={words.broke}
        none={signUpWords.none}
      >
        {(invitation) => (
          <InvitationRow invitation={invitation} onTakeBack={() => void takeBack(invitation)} />
        )}
      </PagedList>
    </section>
  )
}

interface InvitationRowProps {
  readonly invitation: OpenInvitation
  readonly onTakeBack: () => void
}

function InvitationRow({ invitation: { email, expiresAt }, onTakeBack }: InvitationRowProps) {
  const { dayText } = useWhenText()
  const whom = email ?? signUpWords.anyone
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div className="stack-1 min-w-0">
        <p className="font-medium wrap-anywhere">{whom}</p>
        <p className="quiet">{signUpWords.until(dayText(expiresAt))}</p>
      </div>
      <Button aria-label={signUpWords.takeBackOne(whom)} onClick={onTakeBack}>
        {signUpWords.takeBack}
      </Button>
    </div>
  )
}
