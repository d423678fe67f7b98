import type { WaysIn } from '@glimmer/api/open-id'
import { useEffect, useState } from 'react'
import { fetchWaysIn } from '../../session/open-id-api.ts'
import { useServerSettings } from '../../session/use-server-settings.ts'

/** How the account is signed in to, with the provider's name. Null until the server has said so, and where it has no provider. */
export function useWaysIn(owner: string): (WaysIn & { readonly openIdName: string }) | null {
  const { openIdName } = useServerSettings()
  const [ways, setWays] = useState<WaysIn | null>(null)
  const isThere = openIdName !== null

  useEffect(() => {
    if (!isThere) return
    let isLeft = false
    const ask = () =>
      void fetchWaysIn(owner).then((answer) => {
        if (!isLeft && answer.kind === 'ok') setWays(answer.value)
      })
    ask()
    globalThis.addEventListener('online', ask)
    return () => {
      isLeft = true
      globalThis.removeEventListener('online', ask)
    }
  }, [isThere, owner])

  return ways !== null && openIdName !== null ? { ...ways, openIdName } : null
}
