import { type ReactNode, useEffect, useState } from 'react'
import { type Device, DeviceContext } from './device-context.ts'
import { browserEnvironment } from './environment.ts'
import { takeStore } from './open-early.ts'
import { startSync } from './start-sync.ts'

/** The browser does not open our database, or refuses storage altogether. */
class DeviceNotOpen extends Error {
  override readonly name = 'DeviceNotOpen'

  constructor(options: ErrorOptions) {
    super('The data on this device does not open.', options)
  }
}

interface DeviceProviderProps {
  readonly owner: string
  readonly loading: ReactNode
  readonly children: ReactNode
}

/** Opens the owner's data, starts the sync, and closes both when the owner changes. */
export function DeviceProvider({ owner, loading, children }: DeviceProviderProps) {
  const [opened, setOpened] = useState<Device | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const [visit, setVisit] = useState(0)

  // A page that comes back from the browser's back/forward cache has lost its database and missed other tabs'
  // messages.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setVisit((before) => before + 1)
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  useEffect(() => {
    let isCurrent = true
    let close = () => {}
    takeStore(owner, browserEnvironment).then(
      (store) => {
        if (!isCurrent) return store.close()
        const sync = startSync(store, browserEnvironment)
        close = () => {
          sync.stop()
          store.close()
        }
        setOpened({ store, sync })
      },
      (error: unknown) => isCurrent && setProblem(new DeviceNotOpen({ cause: error })),
    )
    return () => {
      isCurrent = false
      close()
    }
  }, [owner, visit])

  if (problem) throw problem
  if (opened?.store.owner !== owner) return loading
  return <DeviceContext value={opened}>{children}</DeviceContext>
}
