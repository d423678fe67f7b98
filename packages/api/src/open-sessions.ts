import { instant } from '@glimmer/domain/fields'
import * as z from 'zod/mini'

/**
 * Where a person is signed in: the session that asks first, then what was used last. `browser` and `system` are null where
 * they are not known. `lastSeen` is right to within a day. `hasMore`: there are more than are listed.
 */
export const openSessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      since: instant,
      lastSeen: instant,
      isCurrent: z.boolean(),
    }),
  ),
  hasMore: z.boolean(),
})
export type OpenSessions = Readonly<z.infer<typeof openSessionsSchema>>
export type OpenSession = Readonly<OpenSessions['sessions'][number]>
