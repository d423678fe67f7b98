import * as z from 'zod'
import { isClean, owner, request } from './request-fields.ts'

// What the addresses of connected calendars take. The web knows these by their types alone.

const incomplete = { error: 'The request is not complete.' }
const address = z
  .string({ error: 'Please enter the address of the calendar.' })
  .trim()
  .min(1, { error: 'Please enter the address of the calendar.' })
  .max(2_000, { error: 'This address is too long.' })
  .refine(isClean, { error: 'This address holds a character that no address has.' })
const secret = (missing: string, longest: number) =>
  z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(longest, { error: 'This is too long.' })
    .refine(isClean, { error: 'It holds a character that cannot be typed everywhere.' })

export const connectRequest = z.discriminatedUnion(
  'provider',
  [
    request({ owner, provider: z.literal('ics'), address }),
    request({
      owner,
      provider: z.literal('caldav'),
      address,
      username: secret('Please enter your user name there.', 300),
      password: secret('Please enter the app password.', 1_000),
    }),
  ],
  { error: 'The request is not complete.' },
)

const accountId = z.uuid(incomplete)
/** Without an account: all of them. */
export const syncRequest = request({ owner, accountId: accountId.optional() })
export const accountRequest = request({ owner, accountId })
export const disconnectRequest = request({
  owner,
  accountId,
  copies: z.enum(['keep', 'remove'], incomplete),
})
export const deleteWaitingRequest = request({
  owner,
  accountId,
  answer: z.enum(['delete', 'keep'], incomplete),
})

/** The ids of what a device put into its trash. */
export const overruledKeptRequest = request({ owner, ids: z.array(z.uuid(incomplete)).max(200, incomplete) })

/** `finish`: what Google added to the address to which it led the browser back. */
export const googleOauthRequest = z.discriminatedUnion(
  'action',
  [
    request({ action: z.literal('connect') }),
    request({
      action: z.literal('finish'),
      code: z.string(incomplete).max(2_000, incomplete).refine(isClean, incomplete).optional(),
      state: z.string(incomplete).max(2_000, incomplete).refine(isClean, incomplete),
    }),
  ],
  { error: 'The request is not complete.' },
)
