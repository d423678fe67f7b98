import { INVITATION_LIFETIMES, type MadeInvitation, type OpenInvitation } from '@glimmer/api/admin'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { makeInvitation } from './admin-api.ts'
import { problemText } from './problem-text.ts'
import { signUpWords } from './words.ts'

const USUAL_DAYS = 14

interface InvitationFormProps {
  /** Whether letters are sent. */
  readonly canSend: boolean
  readonly onMade: (invitation: OpenInvitation) => void
}

/** Makes an invitation, and shows its link this once. */
export function InvitationForm({ canSend, onMade }: InvitationFormProps) {
  const [email, setEmail] = useState('')
  const [days, setDays] = useState<(typeof INVITATION_LIFETIMES)[number]>(USUAL_DAYS)
  const [isSent, setSent] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [made, setMade] = useState<MadeInvitation | null>(null)
  const whom = email.trim()

  async function make() {
    setBusy(true)
    setProblem('')
    setMade(null)
    const answer = await makeInvitation({
      email: whom === '' ? null : whom,
      days,
      isSent: canSend && isSent && whom !== '',
    })
    setBusy(false)
    if (answer.kind !== 'ok') return setProblem(problemText(answer))
    setMade(answer.value)
    setEmail('')
    onMade(answer.value.invitation)
  }

  return (
    <div className="stack-4">
      <form
        noValidate
        className="stack-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void make()
        }}
      >
        <TextField
          label={signUpWords.email}
          hint={signUpWords.emailHint}
          error={problem || undefined}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Select
          label={signUpWords.days}
          options={INVITATION_LIFETIMES.map((each) => ({
            value: String(each),
            label: signUpWords.daysOf(each),
          }))}
          value={String(days)}
          onChange={(value) => setDays(INVITATION_LIFETIMES.find((each) => String(each) === value) ?? days)}
        />
        {canSend && whom !== '' && <Checkbox label={signUpWords.send} checked={isSent} onChange={setSent} />}
        <Button type="submit" className="justify-self-start" isBusy={isBusy}>
          {signUpWords.make}
        </Button>
      </form>
      {made && <MadeLink key={made.invitation.id} made={made} />}
    </div>
  )
}

function MadeLink({ made: { link, letter } }: { readonly made: MadeInvitation }) {
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [note, setNote] = useState(letterText(letter))
  // It is shown this once.
  useEffect(() => button.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setNote(signUpWords.copied)
    } catch {
      field.current?.select()
      setNote(signUpWords.notCopied)
    }
  }

  return (
    <Card as="div" tone="lantern" padding="s" className="stack-2">
      <TextField
        ref={field}
        label={signUpWords.link}
        hint={signUpWords.linkHint}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button
        ref={button}
        className="justify-self-start"
        icon={<Copy aria-hidden />}
        onClick={() => void copy()}
      >
        {signUpWords.copy}
      </Button>
      <p role="status" className="font-medium empty:hidden">
        {note}
      </p>
    </Card>
  )
}

function letterText(letter: MadeInvitation['letter']): string {
  if (!letter) return ''
  return letter.outcome === 'sent' ? signUpWords.sent : letter.problem
}
