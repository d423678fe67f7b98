import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { SuggestionView } from './suggestion-view.tsx'
import { useSuggestion } from './use-suggestion.ts'
import { words } from './words.ts'

/** A suggestion for the break after a sprint. It has no button to leave by: the dialog around it has them. */
export function SprintSuggestion() {
  const suggestion = useSuggestion('break')
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => box.current?.focus(), [])

  return (
    <div
      ref={box}
      tabIndex={-1}
      className="bg-lantern-wash text-on-lantern grid justify-items-center rounded-m pb-2"
    >
      <SuggestionView entry={suggestion.entry} isTinted />
      {suggestion.hasOthers && (
        <Button variant="plain" className="text-inherit" onClick={suggestion.another}>
          {words.other}
        </Button>
      )}
    </div>
  )
}
