import { useEffect, useState } from 'react'
import { knowServer } from './enter.ts'

const ASSUMED = { passwordMinLength: 6, mailEnabled: true }

/** What this server asks of passwords and whether it sends mail; until it answers, the product's own rule. */
export function useServerSettings(): Awaited<ReturnType<typeof knowServer>> {
  const [settings, setSettings] = useState<Awaited<ReturnType<typeof knowServer>>>(ASSUMED)
  useEffect(() => {
    let isCurrent = true
    void knowServer().then((known) => isCurrent && setSettings(known))
    return () => {
      isCurrent = false
    }
  }, [])
  return settings
}
