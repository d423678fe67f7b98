import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import './dialogs.css'
import { SuggestionView } from './suggestion-view.tsx'
import { useSuggestion } from './use-suggestion.ts'
import { words } from './words.ts'

/** A suggestion for the break that may follow. What the buttons of the sprint do stays theirs. */
export function SprintSuggestion() {
  const suggestion = useSuggestion('break')
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => box.current?.focus(), [])

  return (
    <div ref={box} tabIndex={-1} className="sprint-suggestion">
      <SuggestionView entry={suggestion.entry} />
      {suggestion.hasOthers && (
        <Button variant="plain" onClick={suggestion.another}>
          {words.other}
        </Button>
      )}
    </div>
  )
}
