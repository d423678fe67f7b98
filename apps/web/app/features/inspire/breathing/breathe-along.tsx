import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWhenAsked } from '../../../ui/use-when-asked.ts'
import { BREATH_COUNT } from './breath-count.ts'
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
    <div
      className="border-line cluster-4 justify-between gap-x-6 rounded-l border px-6 py-4 @max-[18rem]:rounded-m @max-[18rem]:p-3 print:hidden"
      role="group"
      aria-labelledby={title}
    >
      <div className="grid flex-[1_1_13rem] justify-items-start gap-2">
        <p id={title}>
          <strong>{words.title}</strong>
        </p>
        <p>{state === 'over' ? words.textEnd : words.text}</p>
        <Button
          className="mt-2 min-w-[8rem]"
          variant={isRunning ? 'quiet' : 'go'}
          onClick={isRunning ? stop : () => setState('running')}
        >
          {{ idle: words.start, running: words.stop, over: words.again }[state]}
        </Button>
      </div>
      <div
        className="border-track mx-auto grid aspect-square w-[min(13rem,100%)] shrink-0 rounded-full border-2 *:[grid-area:1/1]"
        aria-hidden
      >
        <span
          ref={light}
          className="border-lantern bg-lantern-wash m-[0.35rem] rounded-full border-2 [scale:0.6]"
        />
        <div className="text-ink relative grid content-center justify-items-center text-center leading-tight">
          {isRunning && part ? (
            <part.BreathingRun light={light} onSay={setSaid} onOver={finish} onOutOfSight={stop} />
          ) : (
            <span className={BREATH_COUNT}>{words.name}</span>
          )}
        </div>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  )
}
