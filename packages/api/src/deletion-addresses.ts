import { accountKeptSchema, signedInSchema } from './account.ts'
import { deleteAccountRequest, keepTokenRequest } from './account-requests.ts'
import type { Address, AddressKey } from './address.ts'
import { accountEndedSchema, keepQuestionSchema } from './deletion.ts'

const TRIES = ['too_many_requests', 'busy', 'wrong_method'] as const

/** Deleting an account, and taking that back where the operator allows some days for it. */
export const deletionAddresses = {
  'POST /api/auth/delete-account': {
    summary: 'Delete the account with everything in it',
    description:
      'All its sessions end, and the streams of its devices close. `deletion_asked`: it is deleted on `dueAt`, as this server allows some days to take that back.',
    who: 'signed-in',
    body: deleteAccountRequest,
    answer: accountEndedSchema,
    refuses: [...TRIES, 'wrong_current_password', 'other_owner'],
  },
  'POST /api/auth/keep-account': {
    summary: 'Keep an account that waits for its deletion, and sign in to it',
    description: 'For the browser that proved who its person is within the last ten minutes. Works once.',
    who: 'anyone',
    answer: signedInSchema,
    refuses: [...TRIES, 'step_over', 'account_disabled'],
  },
  'POST /api/auth/keep-account/look': {
    summary: 'When an account will be deleted, by the token of the letter’s link',
    description: 'Changes nothing, and uses nothing up.',
    who: 'anyone',
    body: keepTokenRequest,
    answer: keepQuestionSchema,
    refuses: [...TRIES, 'link_expired'],
  },
  'POST /api/auth/keep-account/use': {
    summary: 'Keep an account with the token of the letter’s link',
    description: 'Signs nobody in.',
    who: 'anyone',
    body: keepTokenRequest,
    answer: accountKeptSchema,
    refuses: [...TRIES, 'link_expired'],
  },
} as const satisfies Record<AddressKey, Address>
