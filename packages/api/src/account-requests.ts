import { LONGEST_PASSWORD } from './password-lengths.ts'
import * as z from 'zod'

// What the addresses of accounts take. The web knows these by their types alone.

// Every text that reaches the accounts is well-formed and without control characters: PostgreSQL refuses NUL, and
// half a surrogate pair would be hashed as something else than what was typed.
export const isClean = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text)

export const email = z
  .string({ error: 'Please enter your email address.' })
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email({ error: 'Please enter a full email address, such as name@example.org.' }))
  .refine((text) => text.length <= 254, { error: 'This email address is too long.' })

const name = z
  .string({ error: 'Please enter your full name.' })
  .transform((text) => text.trim())
  .refine((text) => text !== '', { error: 'Please enter your full name.' })
  .refine((text) => text.length <= 200, { error: 'Your name can be at most 200 characters long.' })
  .refine(isClean, { error: 'Your name holds a character that cannot be kept.' })

const password = z
  .string({ error: 'Please enter your password.' })
  .min(1, { error: 'Please enter your password.' })
  .max(LONGEST_PASSWORD, { error: `Password can be at most ${LONGEST_PASSWORD} characters long` })
  .refine(isClean, { error: 'The password holds a character that cannot be typed everywhere.' })

export const owner = z.string({ error: 'The request is not complete.' }).max(100)

const token = z
  .string({ error: 'The link is not complete.' })
  .min(1, { error: 'The link is not complete.' })
  .max(1_000, { error: 'The link is too long.' })
  .refine(isClean, { error: 'The link holds a character that no link has.' })

export function request<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? 'The request has a field that is not known here.'
        : 'Send a JSON object.',
  })
}

export const signUpRequest = request({ name, email, password, invitation: token.optional() })
export const invitationRequest = request({ token })
export const signInRequest = request({ email, password })
export const emailRequest = request({ email })
export const confirmEmailRequest = request({ token, password })
export const confirmWithNewPasswordRequest = request({ token, email, newPassword: password })
export const resetPasswordRequest = request({ token, newPassword: password })
export const deleteAccountRequest = request({ owner, password })
export const changePasswordRequest = request({ currentPassword: password, newPassword: password })
/** `email`: the new address. */
export const newEmailRequest = request({ owner, email, password })
export const newEmailTokenRequest = request({ token })
/** What says only whose it is. */
export const ownerRequest = request({ owner })
/** `session`: the id by which the list of sessions names it. */
export const endSessionRequest = request({
  owner,
  session: owner.refine(isClean, { error: 'The request is not complete.' }),
})
/** `id` names this reset: the same again does nothing. */
export const resetAccountRequest = request({ owner, id: z.uuid({ error: 'The request is not complete.' }) })
