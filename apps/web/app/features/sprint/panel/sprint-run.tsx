import { canLengthen, isPaused, LONGER_MINUTES, type Sprint } from '@glimmer/domain/sprint/sprint'
import { shownTime } from '@glimmer/domain/sprint/sprint-clock'
import Check from 'lucide-react/icons/check'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { type KeyboardEvent, type ReactNode, type RefObject, use, useRef } from 'react'
import { kindWords } from '../../../sensory/compliment.ts'
import { Button } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { toastQueue } from '../../../ui/toast/toast.ts'
import { ProgressRing } from '../../../ui/progress-ring.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { SprintParts } from '../open-sprint.ts'
import type { SprintCommands } from './sprint-commands.ts'
import { sprintSaid } from './sprint-said.tsx'
import { useNextStep } from './use-next-step.ts'
import { words } from './words.ts'

interface SprintRunProps {
  readonly sprint: Sprint
  readonly now: number
  readonly commands: SprintCommands
}

/** A ring that empties, the digits, and what these minutes are for. */
export function SprintRun({
  sprint,
  now,
  commands,
  hint,
  children,
}: SprintRunProps & {
  readonly hint: RefObject<HTMLParagraphElement | null>
  /** Stands below the ring, in view on a small phone. */
  readonly children: ReactNode
}) {
  const { digits, seconds, isPastZero } = shownTime(sprint, now)
  const { step, finish, finishTask, isKnown } = useNextStep(sprint.taskId, now)
  const { onSmaller } = use(SprintParts)
  const isSaving = useRef(false)
  const { taskId } = sprint

  /** Does nothing while the tick before it is still being saved. */
  async function save(tick: () => Promise<boolean>, after: () => void) {
    if (isSaving.current) return
    isSaving.current = true
    const isSaved = await tick()
    isSaving.current = false
    if (isSaved) after()
  }

  /** The end of the sprint says that the task is done, so the message that says so goes. */
  function endWithTask() {
    toastQueue.endAnswers()
    commands.end()
  }

  async function tick() {
    if (step === null) return
    const { title } = step
    const celebrate = () => {
      const kind = kindWords(`${sprint.title} ${title}`)
      // Alone: on a phone there is room for one line above what comes next.
      return kind === undefined ? undefined : { text: kind }
    }
    await save(
      () => finish(celebrate),
      () => {
        commands.noteFinished(title)
        sprintSaid.set(words.said.step(title))
        hint.current?.focus()
      },
    )
  }

  function tickBySpace(event: KeyboardEvent) {
    if (event.key !== ' ' || event.repeat) return
    event.preventDefault()
    void tick()
  }
  const spoken = isPastZero ? words.timePast : words.timeLeft
  return (
    <>
      {/* The space key is a shortcut for the button below, so the paragraph needs no role. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <p
        ref={hint}
        tabIndex={-1}
        className={joinClasses('outline-none', step === null ? 'text-ink-soft' : 'text-l font-medium')}
        data-hint
        onKeyDown={tickBySpace}
      >
        {step === null ? words.runHint : words.runStep(step.title)}
      </p>
      {step !== null && (
        // On one line, also on a phone: the ring below stands where it stood before the step was known.
        <div className="cluster-2 justify-center">
          <Button
            className="px-[0.95rem]"
            icon={<Check aria-hidden className="max-[24rem]:hidden" />}
            aria-keyshortcuts="Space"
            onClick={() => void tick()}
          >
            {words.stepDone}
          </Button>
          {onSmaller && taskId !== null && (
            <Button
              variant="plain"
              className="px-[0.4rem]"
              aria-haspopup="dialog"
              onClick={() => onSmaller({ taskId, step })}
            >
              {words.makeSmaller}
            </Button>
          )}
        </div>
      )}
      {/* Its place is kept until it is known whether there is a step, so that the ring stands still. */}
      {!isKnown && <div className="min-h-(--target)" />}
      {finishTask && (
        <Button
          className="justify-self-center"
          icon={<Check aria-hidden />}
          onClick={() => void save(finishTask, endWithTask)}
        >
          {words.taskDone}
        </Button>
      )}
      <ProgressRing
        className="my-2 w-[min(100%,13rem)] justify-self-center low:w-[9rem]"
        label={words.ring}
        value={isPastZero ? 0 : seconds}
        max={sprint.totalMs / 1_000}
        text={spoken(Math.floor(seconds / 60), seconds % 60)}
      >
        <span className="text-[2.6rem] leading-[1.1] tracking-[-0.01em] low:text-2xl" data-digits>
          {digits}
        </span>
        <span className="text-ink-soft text-m font-normal">
          {isPaused(sprint) ? words.paused : isPastZero ? words.past : words.left}
        </span>
      </ProgressRing>
      {children}
      <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-3 gap-y-2">
        <legend className="text-ink-soft mb-2">{words.longerLabel}</legend>
        {LONGER_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            aria-disabled={!canLengthen(sprint, minutes)}
            onClick={() => commands.lengthen(minutes)}
          >
            {words.longer(minutes)}
          </Button>
        ))}
      </fieldset>
      <Switch
        label={words.openEnded}
        hint={words.openEndedHint}
        isOn={sprint.isOpenEnded}
        onChange={commands.setOpenEnded}
      />
    </>
  )
}

export function RunActions({ sprint, now, commands }: SprintRunProps) {
  const { isPastZero } = shownTime(sprint, now)
  const isResting = isPaused(sprint)
  return (
    <>
      <Button variant={isPastZero ? 'main' : 'quiet'} onClick={commands.end}>
        {isPastZero ? words.end : words.endEarly}
      </Button>
      {/* One button, so that a press does not take the focus away. */}
      <Button
        variant={isPastZero ? 'quiet' : 'main'}
        icon={isResting ? <Play aria-hidden /> : <Pause aria-hidden />}
        onClick={isResting ? commands.resume : commands.pause}
      >
        {isResting ? words.resume : words.pause}
      </Button>
    </>
  )
}
