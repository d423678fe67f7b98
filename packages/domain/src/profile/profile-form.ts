import * as z from 'zod/mini'
import { GENDERS, MAX_AGE, type Profile } from './profile.ts'

const profileFormSchema = z.object({
  fullName: z.string(),
  gender: z.nullable(z.enum(GENDERS)),
  age: z.string(),
  phone: z.string(),
  bio: z.string(),
})

/** A profile as it is written: everything as typed, empty where nothing is said. */
export type ProfileForm = Readonly<z.infer<typeof profileFormSchema>>

/** The edited fields. Kept as text between two visits, so they are read back through this schema. */
export const profileEditsSchema = z.partial(profileFormSchema)

export function profileForm({ fullName, gender, age, phone, bio }: Profile): ProfileForm {
  return {
    fullName: fullName ?? '',
    gender,
    age: age === null ? '' : String(age),
    phone: phone ?? '',
    bio: bio ?? '',
  }
}

/** A profile that can be saved, where empty is null; or the one field that cannot be read. */
export type ReadProfile =
  | { readonly kind: 'ready'; readonly profile: Profile }
  | { readonly kind: 'asks-age' }

export function readProfile({ fullName, gender, age, phone, bio }: ProfileForm): ReadProfile {
  const written = age.trim()
  const years = written === '' ? null : Number(written)
  if (years !== null && !(/^\d{1,3}$/.test(written) && years <= MAX_AGE)) return { kind: 'asks-age' }
  const profile = { fullName: orNull(fullName), gender, age: years, phone: orNull(phone), bio: orNull(bio) }
  return { kind: 'ready', profile }
}

function orNull(text: string): string | null {
  return text.trim() || null
}
