import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useDraft } from '../../lib/use-draft.ts'
import { keepAskedPage } from '../../session/kept-asked-page.ts'
import { arrive } from './arrive.ts'
import { emailDraft, modeDraft, nameDraft } from './auth-drafts.ts'
import type { Notice } from './auth-notice.tsx'
import {
  type AuthField,
  type AuthFields,
  type FieldErrors,
  checkFields,
  fieldOrder,
  withoutMended,
} from './check-fields.ts'
import { enterWithAccount, enterWithNewAccount, type HalfWay } from './enter.ts'
import type { SignUpDoor } from './use-sign-up-door.ts'
import { words } from './words.ts'

export type AuthMode = 'sign-in' | 'sign-up'

export interface AuthForm {
  readonly mode: AuthMode
  readonly fields: AuthFields
  readonly errors: FieldErrors
  readonly notice: Notice | null
  readonly isBusy: boolean
  /** Gives a field's input to the form, which moves the focus there when something is to be mended. */
  hold(field: AuthField): (input: HTMLInputElement | null) => void
  change(fields: Partial<AuthFields>): void
  toggleMode(): void
  submit(): Promise<void>
  /** Says what stood in the way of another way in. */
  tell(text: string): void
}

/** The state of the sign-in and sign-up form. Name and email survive a reload; the password never does. */
export function useAuthForm(
  minLength: number,
  first: { mode: AuthMode; email: string; notice: Notice | null },
  door: SignUpDoor,
  onHalfWay: (half: HalfWay) => void,
): AuthForm {
  const [keptMode, { set: keepMode }] = useDraft(modeDraft)
  const [name, { set: setName }] = useDraft(nameDraft)
  const [keptEmail, { set: setEmail }] = useDraft(emailDraft)
  const [password, setPassword] = useState('')
  const [hasConsented, setConsented] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [notice, setNotice] = useState(first.notice)
  const [isBusy, setBusy] = useState(false)
  const { state } = useLocation()
  const inputs = useRef(new Map<AuthField, HTMLInputElement>())
  const wanted: AuthMode = keptMode === 'sign-up' || keptMode === 'sign-in' ? keptMode : first.mode
  const mode = door.kind === 'open' ? wanted : 'sign-in'
  const fields = { name, email: keptEmail || first.email, password, hasConsented }

  function change(next: Partial<AuthFields>) {
    if (next.name !== undefined) setName(next.name)
    if (next.email !== undefined) setEmail(next.email)
    if (next.password !== undefined) setPassword(next.password)
    if (next.hasConsented !== undefined) setConsented(next.hasConsented)
    setErrors((former) => withoutMended(former, next))
  }

  /** The mode that the page opened with is not stored. */
  function turnTo(next: AuthMode) {
    keepMode(next === first.mode ? '' : next)
  }

  const tell = useCallback((text: string) => setNotice({ tone: 'bad', text }), [])
  const invitation = door.kind === 'open' ? door.invitation : null

  async function submit() {
    setNotice(null)
    const found = checkFields(mode, fields, minLength)
    setErrors(found)
    const firstWrong = fieldOrder.find((field) => found[field])
    if (firstWrong) return inputs.current.get(firstWrong)?.focus()
    setBusy(true)
    const entered = await (mode === 'sign-up'
      ? enterWithNewAccount(fields, invitation)
      : enterWithAccount(fields))
    setBusy(false)
    if (entered.kind === 'refused') return setNotice({ tone: 'bad', text: entered.message })
    setPassword('')
    if (entered.kind === 'half-way') return onHalfWay(entered.half)
    setName('')
    turnTo('sign-in')
    if (entered.kind === 'check-email') {
      keepAskedPage(state)
      return setNotice({ tone: 'good', text: words.signUp.successMail })
    }
    setEmail('')
    arrive(entered.session, mode === 'sign-up' ? words.signUp.successReady : words.signIn.success)
  }

  return {
    mode,
    fields,
    errors,
    notice,
    isBusy,
    hold: (field) => (input) => {
      if (input) inputs.current.set(field, input)
      else inputs.current.delete(field)
    },
    change,
    toggleMode() {
      turnTo(mode === 'sign-in' ? 'sign-up' : 'sign-in')
      setErrors({})
      setNotice(null)
    },
    submit,
    tell,
  }
}
