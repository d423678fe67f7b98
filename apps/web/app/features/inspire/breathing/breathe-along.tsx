import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWhenAsked } from '../../../ui/use-when-asked.ts'
import './breathing.css'
import { words } from './words.ts'

/** An offer to breathe with a light: one button that starts it and stops it. */
export function BreatheAlong() {
  const [state, setState] = useState<'idle' | 'running' | 'over'>('idle')
  const [said, setSaid] = useState('')
  const light = useRef<HTMLSpanElement>(null)
  const title = useId()
  const isRunning = state === 'running'
  const part = useWhenAsked(
    isRunning,
    () => import('./breathing-run.tsx'),
    stop,
    () => setState('running'),
  )

  function stop() {
    setState('idle')
    setSaid('')
  }
  function finish() {
    setState('over')
    setSaid(words.textEnd)
  }
  return (
    <div className="breathing" role="group" aria-labelledby={title}>
      <div className="breathing-offer">
        <p id={title}>
          <strong>{words.title}</strong>
        </p>
        <p>{state === 'over' ? words.textEnd : words.text}</p>
        <Button variant={isRunning ? 'quiet' : 'go'} onClick={isRunning ? stop : () => setState('running')}>
          {{ idle: words.start, running: words.stop, over: words.again }[state]}
        </Button>
      </div>
      <div className="breathing-ring" aria-hidden>
        <span ref={light} className="breathing-light" />
        <div className="breathing-words">
          {isRunning && part ? (
            <part.BreathingRun light={light} onSay={setSaid} onOver={finish} onOutOfSight={stop} />
          ) : (
            <span className="breathing-count">{words.name}</span>
          )}
        </div>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  )
}
