import * as z from 'zod/mini'
import { words } from '../fields.ts'

export const GENDERS = ['male', 'female', 'prefer_not_to_say', 'other'] as const
export type Gender = (typeof GENDERS)[number]

export const MAX_NAME_LENGTH = 200
export const MAX_PHONE_LENGTH = 50
export const MAX_BIO_LENGTH = 2_000
/** In years. */
export const MAX_AGE = 150

/** Who a person says they are: one row, everything in it optional. Their e-mail address is the account's. */
export const profileSchema = z.strictObject({
  fullName: z.nullable(words(MAX_NAME_LENGTH)),
  gender: z.nullable(z.enum(GENDERS)),
  age: z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_AGE))),
  phone: z.nullable(words(MAX_PHONE_LENGTH)),
  bio: z.nullable(words(MAX_BIO_LENGTH)),
})

export type Profile = Readonly<z.infer<typeof profileSchema>>

export const profileDefaults: Profile = { fullName: null, gender: null, age: null, phone: null, bio: null }
