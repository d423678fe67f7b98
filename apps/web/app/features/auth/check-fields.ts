import { words } from './words.ts'

export interface AuthFields {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly hasConsented: boolean
}

export type AuthField = 'name' | 'email' | 'password' | 'consent'
export type FieldErrors = Partial<Readonly<Record<AuthField, string>>>

/** The fields in the order in which they stand on the page; the first with an error gets the focus. */
export const fieldOrder: readonly AuthField[] = ['name', 'email', 'password', 'consent']

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Returns a kind sentence for each field that is not ready. The server checks again, and has the last word. */
export function checkFields(mode: 'sign-in' | 'sign-up', fields: AuthFields, minLength: number): FieldErrors {
  const isNew = mode === 'sign-up'
  return withoutGaps({
    name: isNew && fields.name.trim() === '' ? words.nameNeeded : undefined,
    email: checkEmail(fields.email),
    password: checkPassword(fields.password, isNew ? minLength : 1),
    consent: isNew && !fields.hasConsented ? words.signUp.consentNeeded : undefined,
  })
}

export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return words.emailNeeded
  return EMAIL.test(email.trim()) ? undefined : words.emailShape
}

export function checkPassword(password: string, minLength: number): string | undefined {
  if (password === '') return words.passwordNeeded
  return password.length < minLength ? words.passwordTooShort(minLength) : undefined
}

/** The errors but for those of fields that were changed since: what was being mended is looked at again on the next try. */
export function withoutMended(errors: FieldErrors, changed: Partial<AuthFields>): FieldErrors {
  const { hasConsented, ...texts } = changed
  const mended = new Set([...Object.keys(texts), ...(hasConsented === undefined ? [] : ['consent'])])
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !mended.has(field)))
}

function withoutGaps(errors: Readonly<Record<AuthField, string | undefined>>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined))
}
