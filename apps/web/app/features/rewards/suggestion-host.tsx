import { useEffect } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { useWhenAsked } from '../../ui/use-when-asked.ts'
import { suggestionRoom } from './suggestion-store.ts'

/** Rendered once on a page that can ask for a suggestion. The dialog comes when it is asked for first. */
export function SuggestionHost() {
  const room = useStore(suggestionRoom)
  const part = useWhenAsked(
    room !== null,
    () => import('./suggestion-dialog.tsx'),
    () => suggestionRoom.set(null),
    () => suggestionRoom.set(room),
  )
  // Who leaves the page leaves the suggestion with it.
  useEffect(() => () => suggestionRoom.set(null), [])

  return part && <part.Suggestions room={room} />
}
