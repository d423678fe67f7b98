import { emailRequest } from '@glimmer/api/account-requests'
import * as z from 'zod'

/** What the provider says about a person: the address only where it has confirmed it. */
export interface Profile {
  readonly kind: 'profile'
  readonly email: string | null
  readonly name: string
}

/** No more than 200 as JavaScript counts, as elsewhere. */
const MOST_CHARACTERS = 100

const claimsSchema = z.object({
  email: emailRequest.shape.email.nullable().catch(null),
  email_verified: z.boolean().catch(false),
  name: z.string().catch(''),
  preferred_username: z.string().catch(''),
})

/** Reads the claims about an address and a name; whatever is of another kind counts as not said. */
export function readProfile(claims: object): Profile {
  const { email, email_verified, name, preferred_username } = claimsSchema.parse(claims)
  const [beforeAt = ''] = email?.split('@') ?? []
  return {
    kind: 'profile',
    email: email_verified ? email : null,
    name: clean(name) || clean(preferred_username) || beforeAt,
  }
}

function clean(name: string): string {
  const kept = name
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
  return Array.from(kept).slice(0, MOST_CHARACTERS).join('').trim()
}
