import { useEffect } from 'react'
import { createStore } from '../../../lib/create-store.ts'
import { useStore } from '../../../lib/use-store.ts'
import { fetchSettings } from '../../../session/auth-api.ts'
import { useSession } from '../../../session/use-session.ts'

interface Known {
  readonly owner: string
  readonly provider: string | null
}

/** The server's last answer in this visit, so that a dialog that is opened again need not wait. */
const known = createStore<Known | null>(null)

async function learn(owner: string): Promise<void> {
  const answer = await fetchSettings()
  if (answer.kind !== 'ok') return
  known.set({ owner, provider: answer.value.aiProvider })
}

/** The host of the AI provider that somebody who is signed in may ask here; null for guests, and until it is known. */
export function useKnownProvider(): string | null {
  const session = useSession()
  const owner = session.kind === 'account' ? session.owner : null
  useEffect(() => {
    if (owner !== null) void learn(owner)
  }, [owner])
  const last = useStore(known)
  return last !== null && last.owner === owner ? last.provider : null
}
