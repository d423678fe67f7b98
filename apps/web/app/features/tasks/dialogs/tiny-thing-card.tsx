import { TINY_THINGS, type TinyThing } from '@glimmer/content/tasks/tiny-things'
import Check from 'lucide-react/icons/check'
import Play from 'lucide-react/icons/play'
import Shuffle from 'lucide-react/icons/shuffle'
import { useEffect, useId, useRef, useState } from 'react'
import { taskIn } from '../../../data/tasks/tasks-in.ts'
import { useTaskCommands } from '../../../data/tasks/use-task-commands.ts'
import { browserEnvironment } from '../../../device/environment.ts'
import { useDevice } from '../../../device/device-context.ts'
import { TINY_THING } from '../../../session/beginning.ts'
import { Button } from '../../../ui/button.tsx'
import { useCelebration } from '../celebration.ts'
import { neighbourFocus } from '../focus-neighbour.ts'
import type { BeginSprint } from '../next-thing-card.tsx'
import { words as pageWords } from '../words.ts'
import { words } from './words.ts'

/**
 * One tiny thing for somebody who has written nothing down yet. It becomes a task when they begin it or say that it is
 * done; looking changes nothing.
 */
export function TinyThingCard({ onStart }: { readonly onStart: BeginSprint }) {
  const { store } = useDevice()
  const { addTask, setTaskDone } = useTaskCommands()
  const celebrateDone = useCelebration()
  const id = useId()
  const [at, setAt] = useState(() => Math.floor(Math.random() * TINY_THINGS.length))
  const [note, setNote] = useState('')
  const isTaking = useRef(false)
  const headline = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Whoever asked for it on the landing page goes on from here, by keys too.
    if (!location.href.endsWith(TINY_THING)) return
    headline.current?.focus()
    history.replaceState(history.state, '', '/tasks')
  }, [])
  const thing = tinyThing(at)

  function showOther() {
    setAt(at + 1)
    setNote(words.tinyIs(tinyThing(at + 1).title))
  }

  /** Makes it a task once, however often it is pressed, and goes on with its id. */
  async function take(goOn: (taskId: string) => unknown) {
    if (isTaking.current) return
    isTaking.current = true
    const taskId = browserEnvironment.randomId()
    if (await addTask(thing.title, taskId)) await goOn(taskId)
    isTaking.current = false
  }

  async function finish(taskId: string) {
    const giveFocus = neighbourFocus(null)
    const task = taskIn(store, taskId)
    if (task) await setTaskDone(task, true, () => celebrateDone(task.title))
    // The card goes with the first task.
    giveFocus()
  }

  return (
    <section
      className="ui-card cluster-3 mb-4 gap-x-6 px-6 py-4 max-sm:px-4 max-sm:py-3"
      aria-labelledby={id}
      data-tiny
    >
      <div className="min-w-0 flex-[1_1_18rem] max-sm:basis-full">
        <h2 id={id} className="text-m text-dusk font-strong tracking-normal">
          {words.tinyLabel}
        </h2>
        <p ref={headline} tabIndex={-1} className="headline max-sm:text-l outline-none">
          {thing.title}
        </p>
        <p className="text-ink-soft">{words.tinyText}</p>
      </div>
      <div className="cluster-2 gap-x-3">
        <Button
          variant="go"
          icon={<Play aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => void take((taskId) => onStart({ taskId, title: thing.title }))}
        >
          {pageWords.nextStart}
        </Button>
        <Button icon={<Check aria-hidden />} onClick={() => void take(finish)}>
          {pageWords.nextDone}
        </Button>
        <Button variant="plain" icon={<Shuffle aria-hidden className="max-sm:hidden" />} onClick={showOther}>
          {pageWords.nextOther}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {note}
      </p>
    </section>
  )
}

/** Goes round, so that there is always another. */
function tinyThing(at: number): TinyThing {
  const thing = TINY_THINGS[at % TINY_THINGS.length]
  if (!thing) throw new Error('There is no tiny thing.')
  return thing
}
