import * as z from 'zod'

export const personSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
})
/** A person as their own device may see them. */
export type Person = z.infer<typeof personSchema>
