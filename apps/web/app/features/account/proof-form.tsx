import { useState } from 'react'
import type { Answer } from '../../session/request.ts'
import type { AccountSession } from '../../session/session-store.ts'
import { askOwnQuestion, type Proof } from '../../session/ways-api.ts'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { endingText } from './ending-text.ts'
import { FormDialog } from './form-dialog.tsx'
import { useFieldForm } from './use-field-form.ts'
import { words } from './way-words.ts'

interface ProofFormProps<T> {
  readonly account: AccountSession
  readonly title: string
  readonly description?: string
  readonly submit: string
  readonly variant?: ButtonVariant
  /** Filled in, where a name is asked for too. */
  readonly name?: string
  /** Whether a passkey may prove it in place of the password. */
  readonly mayUsePasskey: boolean
  readonly send: (proof: Proof, name: string) => Promise<Answer<T>>
  readonly onDone: (value: T, name: string) => void
  readonly onBack: () => void
}

const LONGEST_NAME = 60

/** By the server's code, the field that its sentence is about. */
const FIELD_OF = { wrong_current_password: 'password' } as const

/** Asks for the password before something changes how the account is opened. */
export function ProofForm<T>(props: ProofFormProps<T>) {
  const {
    account,
    title,
    description = '',
    submit,
    variant,
    name,
    mayUsePasskey,
    send,
    onDone,
    onBack,
  } = props
  const [isAsking, setAsking] = useState(false)
  const [note, setNote] = useState('')
  const form = useFieldForm<'name' | 'password', T>({
    empty: name === undefined ? ({ password: '', name: '' } as const) : { name, password: '' },
    findWrong(typed) {
      const wrongName = name === undefined ? null : wrongNameOf(typed.name)
      if (wrongName) return { field: 'name', text: wrongName }
      return typed.password === '' ? { field: 'password', text: words.passwordNeeded } : null
    },
    send: (typed) => send({ password: typed.password }, typed.name.trim()),
    fieldOf: FIELD_OF,
    broke: words.broke,
    onDone: (value, typed) => onDone(value, typed.name.trim()),
  })
  const { typed, bind, firstInput } = form
  const isBusy = form.isBusy || isAsking

  async function proveByPasskey() {
    const wrongName = name === undefined ? null : wrongNameOf(typed.name)
    if (wrongName) return setNote(wrongName)
    setAsking(true)
    setNote('')
    const proved = await passkeyProof(account.owner)
    const answer = proved.kind === 'ok' ? await send(proved.value, typed.name.trim()) : proved
    setAsking(false)
    if (answer.kind === 'ok') onDone(answer.value, typed.name.trim())
    else setNote(endingText(answer, words.broke))
  }

  return (
    <FormDialog
      title={title}
      description={description}
      initialFocus={firstInput}
      submit={submit}
      {...(variant && { variant })}
      isBusy={isBusy}
      problem={note || form.problem}
      onSubmit={() => {
        setNote('')
        form.submit()
      }}
      close={onBack}
    >
      {name !== undefined && (
        <TextField {...bind('name')} label={words.addPasskey.name} name="passkey-name" autoComplete="off" />
      )}
      {/* Tells a password manager whose password it is. */}
      <input hidden readOnly autoComplete="username" name="email" value={account.email} />
      <PasswordField
        {...bind('password')}
        label={words.password}
        name="password"
        autoComplete="current-password"
      />
      {mayUsePasskey && (
        <p>
          <Button variant="plain" className="-ms-5" isBusy={isBusy} onClick={() => void proveByPasskey()}>
            {words.byPasskey}
          </Button>
        </p>
      )}
    </FormDialog>
  )
}

function wrongNameOf(name: string): string | null {
  if (name.trim() === '') return words.addPasskey.nameNeeded
  return name.trim().length > LONGEST_NAME ? words.addPasskey.nameLong : null
}

async function passkeyProof(owner: string): Promise<Answer<Proof>> {
  const question = await askOwnQuestion(owner)
  if (question.kind !== 'ok') return question
  const { signWithPasskey } = await import('../../session/passkey-browser.ts')
  const signed = await signWithPasskey(question.value)
  if (signed.kind === 'ok') return { kind: 'ok', value: { passkey: signed.value } }
  return { kind: 'refused', status: 400, code: null, message: words.left }
}
