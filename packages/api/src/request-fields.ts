import * as z from 'zod'
import { LONGEST_PASSWORD } from './password-lengths.ts'

// The fields that requests about accounts are made of.

// Every text that reaches the accounts is well-formed and without control characters: PostgreSQL refuses NUL, and
// half a surrogate pair would be hashed as something else than what was typed.
export const isClean = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text)

export const email = z
  .string({ error: 'Please enter your email address.' })
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email({ error: 'Please enter a full email address, such as name@example.org.' }))
  .refine((text) => text.length <= 254, { error: 'This email address is too long.' })

interface Said {
  readonly missing: string
  readonly tooLong: string
  readonly longest: number
}

/** One line of text that is shown to people. */
export const plainText = ({ missing, tooLong, longest }: Said) =>
  z
    .string({ error: missing })
    .transform((text) => text.trim())
    .refine((text) => text !== '', { error: missing })
    .refine((text) => text.length <= longest, { error: tooLong })
    .refine(isClean, { error: 'The name holds a character that cannot be kept.' })

export const password = z
  .string({ error: 'Please enter your password.' })
  .min(1, { error: 'Please enter your password.' })
  .max(LONGEST_PASSWORD, { error: `Password can be at most ${LONGEST_PASSWORD} characters long` })
  .refine(isClean, { error: 'The password holds a character that cannot be typed everywhere.' })

export const owner = z.string({ error: 'The request is not complete.' }).max(100)

export const token = z
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
