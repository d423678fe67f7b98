import { createHmac } from 'node:crypto'
import { addPeople, signIn } from '../../apps/server/test/crowd.ts'

/** A device on which a person is signed in. */
export interface SignedIn {
  readonly owner: string
  readonly cookie: string
}

/** What the servers of a bench sign their cookies with. */
export const AUTH_SECRET = 'the secret of a bench, which guards nothing at all'

/**
 * Adds people with so many tasks each, everybody signed in on one device, straight to a database that no server has open:
 * ten thousand sign-ups would hash passwords for half an hour.
 */
export async function addSignedIn(
  options: Parameters<typeof addPeople>[0],
  count: number,
  tasks: number,
): Promise<SignedIn[]> {
  await addPeople(options, count, tasks)
  const sessions = await signIn(options, count)
  return sessions.map(({ owner, token }) => {
    const signature = createHmac('sha256', AUTH_SECRET).update(token).digest('base64')
    return { owner, cookie: `glimmer.session=${encodeURIComponent(`${token}.${signature}`)}` }
  })
}
