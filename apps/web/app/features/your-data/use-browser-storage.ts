import { useEffect, useState } from 'react'

interface BrowserStorage {
  /** In bytes, with the files of the app itself; null where the browser does not say. */
  readonly used: number | null
  readonly isPromised: boolean
}

/** What the browser says of the room that is used here, and whether it promised to keep it; null until it answered. */
export function useBrowserStorage(): BrowserStorage | null {
  const [said, setSaid] = useState<BrowserStorage | null>(null)
  useEffect(() => {
    let isCurrent = true
    void ask().then((answer) => isCurrent && setSaid(answer))
    return () => {
      isCurrent = false
    }
  }, [])
  return said
}

async function ask(): Promise<BrowserStorage> {
  // There is no `navigator.storage` on plain HTTP.
  const manager = navigator.storage as StorageManager | undefined
  const [estimate, isPromised] = await Promise.all([
    manager?.estimate().catch(() => undefined),
    manager?.persisted().catch(() => false),
  ])
  return { used: estimate?.usage ?? null, isPromised: isPromised ?? false }
}
