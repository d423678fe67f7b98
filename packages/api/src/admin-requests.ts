import * as z from 'zod'
import { signUpModeSchema } from './account.ts'
import { crowdSchema, INVITATION_LIFETIMES } from './admin.ts'
import { email, isClean, owner, request } from './request-fields.ts'

// What the addresses for admins take. The web knows these by their types alone.

const id = owner.refine(isClean, { error: 'The request is not complete.' })
const key = z.string({ error: 'The request is not complete.' }).max(254).refine(isClean)

/** `startsWith`: the first letters of an address. `after`: the `next` of the page before. */
export const userEmailsRequest = request({
  startsWith: key.transform((text) => text.trim().toLowerCase()).optional(),
  after: key.optional(),
})
export const crowdRequest = request({
  which: z.enum(crowdSchema.options, { error: 'The request is not complete.' }),
})
export const personRequest = request({ person: id })
export const signUpModeRequest = request({
  mode: z.enum(signUpModeSchema.options, { error: 'The request is not complete.' }),
})
/** `email`: whom it is for; null lets anyone use it. `isSent`: whether it goes there as a letter too. */
export const invitationToMakeRequest = request({
  email: email.nullable(),
  days: z.literal(INVITATION_LIFETIMES, { error: 'The request is not complete.' }),
  isSent: z.boolean({ error: 'The request is not complete.' }),
})
export const invitationIdRequest = request({ invitation: id })
