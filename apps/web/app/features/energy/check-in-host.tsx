import { useEffect, useState } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { useWhenAsked } from '../../ui/use-when-asked.ts'
import { checkInShown, closeCheckIn, openCheckIn } from './check-in-open.ts'

/** Rendered once on a page. The dialog comes when it is asked for first; every opening is a new visit. */
export function CheckInHost() {
  const origin = useStore(checkInShown)
  // Who goes elsewhere with the dialog open does not find it open when they come back.
  useEffect(() => closeCheckIn, [])
  const part = useWhenAsked(
    origin !== null,
    () => import('./check-in-dialog.tsx'),
    closeCheckIn,
    () => openCheckIn('asked'),
  )
  // What closes stays until its movement is over.
  const [shown, setShown] = useState({ origin, visit: 0 })
  if (origin !== null && origin !== shown.origin) setShown({ origin, visit: shown.visit + 1 })
  if (!part || shown.origin === null) return null
  return (
    <part.CheckInDialog
      key={shown.visit}
      origin={shown.origin}
      isOpen={origin !== null}
      onClose={closeCheckIn}
      onClosed={() => setShown({ origin: null, visit: shown.visit })}
    />
  )
}
