import type { WaysIn } from '@glimmer/api/open-id'
import { useEffect, useState } from 'react'
import { fetchWaysIn } from '../../session/open-id-api.ts'
import { useServerSettings } from '../../session/use-server-settings.ts'

interface KnownWays extends WaysIn {
  readonly openIdName: string
}

/**
 * How the account is signed in to, with the provider's name. Null until the server has said so, and where it has no
 * provider. `find` waits for the server's word.
 */
export function useWaysIn(owner: string): {
  readonly ways: KnownWays | null
  readonly find: () => Promise<KnownWays | null>
} {
  const { openIdName } = useServerSettings()
  const [known, setKnown] = useState<WaysIn | null>(null)
  const isThere = openIdName !== null

  useEffect(() => {
    if (!isThere) return
    let isLeft = false
    const ask = async () => {
      const answer = await fetchWaysIn(owner)
      if (!isLeft && answer.kind === 'ok') setKnown(answer.value)
    }
    const askAgain = () => void ask()
    askAgain()
    globalThis.addEventListener('online', askAgain)
    return () => {
      isLeft = true
      globalThis.removeEventListener('online', askAgain)
    }
  }, [isThere, owner])

  const withName = (ways: WaysIn | null) => (ways && openIdName !== null ? { ...ways, openIdName } : null)
  return {
    ways: withName(known),
    async find() {
      if (openIdName === null || known !== null) return withName(known)
      const answer = await fetchWaysIn(owner)
      return withName(answer.kind === 'ok' ? answer.value : null)
    },
  }
}
