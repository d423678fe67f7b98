import type { WaysIn } from '@glimmer/api/open-id'
import { useEffect, useState } from 'react'
import { logProblem } from '../../lib/log.ts'
import { useServerSettings } from '../../session/use-server-settings.ts'
import type * as openIdWay from './open-id-way.tsx'

/** How an account is signed in to, and what is shown of it, which only servers with a provider need. */
interface KnownWays extends WaysIn {
  readonly part: typeof openIdWay
}

/**
 * How the account is signed in to, with the provider's name. Null until the server has said so, and where it has no
 * provider. `find` waits for the server's word.
 */
export function useWaysIn(owner: string) {
  const { openIdName } = useServerSettings()
  const [known, setKnown] = useState<KnownWays | null>(null)
  const isThere = openIdName !== null

  useEffect(() => {
    if (!isThere) return
    let isLeft = false
    const ask = () =>
      void fetchWays(owner).then((ways) => {
        if (!isLeft && ways) setKnown(ways)
      })
    ask()
    globalThis.addEventListener('online', ask)
    return () => {
      isLeft = true
      globalThis.removeEventListener('online', ask)
    }
  }, [isThere, owner])

  const withName = (ways: KnownWays | null) => (ways && openIdName !== null ? { ...ways, openIdName } : null)
  return {
    ways: withName(known),
    find: async () => withName(known ?? (isThere ? await fetchWays(owner) : null)),
  }
}

async function fetchWays(owner: string): Promise<KnownWays | null> {
  try {
    const part = await import('./open-id-way.tsx')
    const ways = await part.findWaysIn(owner)
    return ways && { ...ways, part }
  } catch (error) {
    logProblem('how the account is opened could not be looked at', error)
    return null
  }
}
