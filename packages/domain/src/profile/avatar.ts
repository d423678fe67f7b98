import * as z from 'zod/mini'
import { instant } from '../fields.ts'

/** The longest picture, in characters of base64. */
export const MAX_AVATAR_LENGTH = 32_000

/**
 * A person's picture: one row. `image` is a JPEG in base64, null where it was removed. What is in the JPEG is looked at
 * where it comes from elsewhere, by `isAvatarImage`: that is too much to load with every page.
 */
export const avatarSchema = z.strictObject({
  image: z.nullable(
    z
      .string()
      .check(z.maxLength(MAX_AVATAR_LENGTH), z.regex(/^\/9j\/[\w+/]+=*$/, 'must be a JPEG in base64')),
  ),
  updatedAt: instant,
})
