import { isOver, type Sprint, type SprintSubject } from '@glimmer/domain/sprint/sprint'
import {
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useDevice } from '../../../device/device-context.ts'
import { useStore } from '../../../lib/use-store.ts'
import { flushSync } from 'react-dom'
import { playSound } from '../../../sensory/effects.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { noteAsked } from '../../../ui/dialogs/asked-in-visit.ts'
import { useDialogPart } from '../../../ui/dialogs/dialog-context.ts'
import { keptSprint, sprintSeen } from '../kept-sprint.ts'
import { isSprintOnTop, SprintParts } from '../open-sprint.ts'
import { focusPage } from '../../../ui/focus.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { toastQueue } from '../../../ui/toast/toast.ts'
import { CHOOSER_FORM, SprintChooser } from './sprint-chooser.tsx'
import { createSprintCommands } from './sprint-commands.ts'
import { ParkThought } from './park-thought.tsx'
import { DoneActions, SprintDone } from './sprint-done.tsx'
import { RunActions, SprintRun } from './sprint-run.tsx'
import { SprintSaid } from './sprint-said.tsx'
import { type SeenSprint, useSprint } from './use-sprint.ts'
import { words } from './words.ts'

/** A long title ends after four lines, so that the time stays in view. */
const TITLE_LINES = '[&_.ui-dialog-title]:line-clamp-4 [&_.ui-dialog-title]:wrap-anywhere'

interface SprintDialogProps extends DialogControl {
  /** It opened by itself because the time was up, so the focus goes back to what the person was doing. */
  readonly isDue?: boolean
  /** A task to start at once, without the choice, if no sprint runs. */
  readonly subject?: SprintSubject
}

type View =
  | { readonly kind: 'choose' }
  | { readonly kind: 'run' | 'done'; readonly sprint: Sprint; readonly now: number }

/** One dialog for choosing, running and done. It keeps its last content while it fades out. */
export function SprintDialog({ isDue = false, subject, close, openedFrom }: SprintDialogProps) {
  const { owner } = useDevice().store
  const { isOpen } = useDialogPart()
  const { offer, onThought } = use(SprintParts)
  const commands = useMemo(() => createSprintCommands(owner), [owner])
  const seen = useSprint(useStore(keptSprint(owner)), useStore(sprintSeen(owner)))
  // Once it has shown a sprint it closes when that one ends, also when another tab ended it.
  const [followed, setFollowed] = useState(seen.sprint?.id)
  const [answered, setAnswered] = useState<string>()
  if (seen.sprint && seen.sprint.id !== followed) setFollowed(seen.sprint.id)
  const isGone = !seen.sprint && followed !== undefined && followed !== answered
  const isShown = isOpen && !isGone
  const [kept, setKept] = useState<SeenSprint | null>(null)
  const shown = isShown ? seen : kept
  const view = shown && viewOf(shown)
  const kind = view?.kind
  const hint = useRef<HTMLParagraphElement>(null)
  const saving = useRef<Promise<boolean> | null>(null)

  useEffect(() => {
    // The end has its own kind words: what an earlier message says would lie over them.
    if (isShown && kind === 'done') toastQueue.endAnswers()
  }, [isShown, kind])

  useEffect(() => {
    // A thought is being written above it.
    if (!isSprintOnTop()) return
    // The pressed button has gone with the former content: the focus goes to the start of the new one.
    if (kind === 'run' || kind === 'done') hint.current?.focus()
    if (kind === 'choose') focusChoice()
  }, [kind])

  const onAsked = useEffectEvent(() => {
    if (subject && !seen.sprint) begin(subject)
  })
  // In a layout effect, so that the choice of a task is not painted before the sprint that was asked for.
  useLayoutEffect(() => onAsked(), [])

  const onGone = useEffectEvent(leave)
  useEffect(() => {
    if (isGone) onGone()
  }, [isGone])

  if (isShown && kept !== seen) setKept(seen)
  if (!view) return null

  const parts = partsOf(view)
  return (
    <Dialog
      onLeave={view.kind === 'done' ? takeBreak : leave}
      keepOnOutsidePress={view.kind === 'done'}
      size="s"
      className={joinClasses(TITLE_LINES, view.kind !== 'done' && 'ui-sheet')}
      title={parts.title}
      description={parts.description}
      closeLabel={view.kind === 'run' ? words.tuckAway : words.close}
      initialFocus={view.kind === 'choose' ? undefined : hint}
      actions={parts.actions}
    >
      {parts.body}
      <SprintSaid />
    </Dialog>
  )

  function keepSaving(own: Promise<boolean>) {
    saving.current = own
    void own.then(() => {
      if (saving.current === own) saving.current = null
    })
  }

  function leave() {
    close(undefined, () => focusAfterSprint(isDue ? openedFrom : null))
  }

  function takeBreak() {
    // Whoever has just ended a sprint is not asked the next thing at once.
    noteAsked('sprint')
    leave()
    commands.reset()
  }

  function begin(subject: SprintSubject) {
    commands.start(subject)
    void playSound('start')
  }

  function partsOf(current: View): Record<'title' | 'description' | 'body' | 'actions', ReactNode> {
    switch (current.kind) {
      case 'choose':
        return {
          title: words.chooseTitle,
          description: words.chooseHint,
          body: <SprintChooser onStart={begin} />,
          actions: (
            <>
              <Button onClick={leave}>{words.notNow}</Button>
              <Button variant="go" type="submit" form={CHOOSER_FORM}>
                {words.start}
              </Button>
            </>
          ),
        }
      case 'run':
        return {
          title: words.runTitle(current.sprint.title),
          description: null,
          body: (
            <SprintRun hint={hint} sprint={current.sprint} now={current.now} commands={commands}>
              {onThought && <ParkThought onThought={onThought} />}
            </SprintRun>
          ),
          actions: <RunActions sprint={current.sprint} now={current.now} commands={commands} />,
        }
      case 'done':
        return {
          title: words.doneTitle,
          description: null,
          body: (
            <SprintDone
              hint={hint}
              sprint={current.sprint}
              now={current.now}
              onSaving={keepSaving}
              offer={offer}
            />
          ),
          actions: (
            <DoneActions
              sprint={current.sprint}
              now={current.now}
              saving={saving}
              commands={commands}
              onBreak={takeBreak}
              onChoose={() => flushSync(() => setAnswered(current.sprint.id))}
            />
          ),
        }
    }
  }
}

/** Focuses what had the focus before, else the sprint's button or pill, else the page. */
function focusAfterSprint(former: HTMLElement | null): void {
  const isStillThere = former?.isConnected && former !== document.body
  const place = isStillThere ? former : sprintButton()
  if (place) place.focus({ preventScroll: true })
  else focusPage()
}

function focusChoice(): void {
  document.getElementById(CHOOSER_FORM)?.querySelector<HTMLElement>('input:checked')?.focus()
}

function viewOf({ sprint, now }: SeenSprint): View {
  if (!sprint) return { kind: 'choose' }
  return { kind: isOver(sprint, now) ? 'done' : 'run', sprint, now }
}

function sprintButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-sprint]')
}
