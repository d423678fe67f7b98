import { useEffect, useRef, useState } from 'react'
import { signInWithCode, signInWithRecoveryCode } from '../../session/enter-api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { arrive } from './arrive.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthNotice, type Notice } from './auth-notice.tsx'
import { codeWords } from './code-words.ts'
import { enteredWith, type HalfWay } from './enter.ts'
import { refusalText } from './refusal-text.ts'
import { words } from './words.ts'

export interface CodeFormProps {
  /** Called once the person is in, or has to begin again: `said` tells them why. */
  readonly onEnd: (said?: string) => void
  readonly onHalfWay: (half: HalfWay) => void
}

/** The second half of signing in, where the password was right and one-time codes are on. */
export function CodeForm({ onEnd, onHalfWay }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const text = isRecovery ? codeWords.recovery : codeWords.app

  useEffect(() => field.current?.focus(), [isRecovery])

  function turn() {
    setRecovery(!isRecovery)
    setCode('')
    setError(undefined)
    setNotice(null)
  }

  async function submit() {
    setNotice(null)
    const wrong = text.shape.test(code.replaceAll(/[\s-]/g, '')) ? undefined : text.needed
    setError(wrong)
    if (wrong) return field.current?.focus()
    setBusy(true)
    const answer = await (isRecovery ? signInWithRecoveryCode(code) : signInWithCode(code))
    if (answer.kind === 'ok') {
      const entered = await enteredWith(answer.value)
      onEnd()
      if (entered.kind === 'half-way') return onHalfWay(entered.half)
      return arrive(entered.session, words.signIn.success)
    }
    setBusy(false)
    if (answer.kind === 'refused' && answer.code === 'step_over') return onEnd(refusalText(answer))
    if (answer.kind === 'refused' && answer.code === 'wrong_code') {
      setError(refusalText(answer))
      field.current?.focus()
      return field.current?.select()
    }
    setNotice({ tone: 'bad', text: refusalText(answer) })
  }

  return (
    <AuthCard title={codeWords.title} subtitle={text.subtitle}>
      <AuthNotice notice={notice} />
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void submit()
        }}
      >
        <TextField
          key={isRecovery ? 'recovery' : 'app'}
          ref={field}
          label={text.label}
          hint={text.hint}
          name={isRecovery ? 'recovery-code' : 'one-time-code'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          value={code}
          error={error}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="main" size="l" isWide isBusy={isBusy}>
          {isBusy ? words.pleaseWait : words.signIn.submit}
        </Button>
      </form>
      <div className="grid justify-items-center gap-1">
        <Button variant="plain" onClick={turn}>
          {text.other}
        </Button>
        <Button variant="plain" onClick={() => onEnd()}>
          {words.forgot.back}
        </Button>
      </div>
    </AuthCard>
  )
}
