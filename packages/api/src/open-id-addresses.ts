import * as z from 'zod/mini'
import { openIdFinishRequest, openIdStartRequest, ownerRequest } from './account-requests.ts'
import type { Address, AddressKey } from './address.ts'
import { openIdFinishedSchema, openIdStartedSchema, waysInSchema } from './open-id.ts'

const STARTING = ['not_found', 'open_id_away', 'too_many_requests', 'busy', 'wrong_method'] as const

/** Signing in with the OpenID provider that the operator named; all but `ways-in` are `not_found` without one. */
export const openIdAddresses = {
  'POST /api/auth/open-id/start': {
    summary: 'Begin to sign in with the OpenID provider',
    description:
      'The browser goes on to `url`, and gets a cookie without which the way back leads nowhere. Where a new account needs an invitation, it is given here.',
    who: 'anyone',
    body: openIdStartRequest,
    answer: openIdStartedSchema,
    refuses: STARTING,
  },
  'POST /api/auth/open-id/finish': {
    summary: 'Carry out what was begun, with what the provider answered',
    description:
      'Signs in, makes an account or links one, or deletes the one that was to be deleted. Works once, in the browser that began it, for ten minutes. Where one-time codes are on, a code is needed next, as after a password.',
    who: 'anyone',
    body: openIdFinishRequest,
    answer: openIdFinishedSchema,
    refuses: [
      ...STARTING,
      'open_id_refused',
      'open_id_cancelled',
      'open_id_unconfirmed',
      'open_id_not_fresh',
      'account_exists',
      'account_disabled',
      'other_account',
      'sign_up_closed',
      'invitation_needed',
      'invitation_used',
      'invitation_over',
      'invitation_other_address',
    ],
  },
  'POST /api/auth/open-id/start-deletion': {
    summary: 'Begin to delete an account by signing in with the OpenID provider once more',
    description:
      'For an account that signs in with it. Nothing is deleted before the person comes back from there.',
    who: 'signed-in',
    body: ownerRequest,
    answer: openIdStartedSchema,
    refuses: [...STARTING, 'other_owner', 'open_id_refused'],
  },
  'GET /api/auth/ways-in': {
    summary: 'How the person can sign in: with a password, with the OpenID provider',
    who: 'signed-in',
    query: z.object({ owner: z.string() }),
    answer: waysInSchema,
    refuses: ['other_owner', 'wrong_method'],
  },
} as const satisfies Record<AddressKey, Address>
