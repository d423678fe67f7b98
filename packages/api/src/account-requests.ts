import * as z from 'zod'
import { email, isClean, owner, password, plainText, request, token } from './request-fields.ts'

// What the addresses of accounts take. The web knows these by their types alone.

const name = plainText({
  missing: 'Please enter your full name.',
  tooLong: 'Your name can be at most 200 characters long.',
  longest: 200,
})

export const signUpRequest = request({ name, email, password, invitation: token.optional() })
export const invitationRequest = request({ token })
export const signInRequest = request({ email, password })
export const emailRequest = request({ email })
export const confirmEmailRequest = request({ token, password })
export const confirmWithNewPasswordRequest = request({ token, email, newPassword: password })
export const resetPasswordRequest = request({ token, newPassword: password })
export const deleteAccountRequest = request({ owner, password })
export const keepTokenRequest = request({ token })
export const changePasswordRequest = request({ currentPassword: password, newPassword: password })
/** `email`: the new address. */
export const newEmailRequest = request({ owner, email, password })
export const newEmailTokenRequest = request({ token })
export const openIdStartRequest = request({ invitation: token.optional() })
/** `answer`: what the provider sent the browser back with, the part of the address from `?` on. */
export const openIdFinishRequest = request({
  answer: z
    .string({ error: 'The request is not complete.' })
    .max(8_000, { error: 'The answer of the provider is too long.' })
    .refine(isClean, { error: 'The answer of the provider holds a character that no address has.' }),
})
/** What says only whose it is. */
export const ownerRequest = request({ owner })
/** `session`: the id by which the list of sessions names it. */
export const endSessionRequest = request({
  owner,
  session: owner.refine(isClean, { error: 'The request is not complete.' }),
})
/** `id` names this reset: the same again does nothing. */
export const resetAccountRequest = request({ owner, id: z.uuid({ error: 'The request is not complete.' }) })
