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
import { useDialogPart } from '../../../ui/dialogs/dialog-context.ts'
import { keptSprint } from '../kept-sprint.ts'
import { SprintOffer } from '../open-sprint.ts'
import { focusPage } from '../../../ui/focus.ts'
import { CHOOSER_FORM, SprintChooser } from './sprint-chooser.tsx'
import { createSprintCommands } from './sprint-commands.ts'
import { DoneActions, SprintDone } from './sprint-done.tsx'
import { RunActions, SprintRun } from './sprint-run.tsx'
import { SprintSaid } from './sprint-said.tsx'
import { type SeenSprint, useSprint } from './use-sprint.ts'
import { words } from './words.ts'

interface SprintDialogProps extends DialogControl {
  /** Its time was up: it came by itself, into the middle of something else. */
  readonly isDue?: boolean
  /** What it is begun for as soon as it opens, where no other runs. */
  readonly subject?: SprintSubject
}

type View =
  | { readonly kind: 'choose' }
  | { readonly kind: 'run' | 'done'; readonly sprint: Sprint; readonly now: number }

/** Choosing, running, done: one dialog that changes. While it closes it shows what it showed. */
export function SprintDialog({ isDue = false, subject, close, openedFrom }: SprintDialogProps) {
  const { owner } = useDevice().store
  const { isOpen } = useDialogPart()
  const offer = use(SprintOffer)
  const commands = useMemo(() => createSprintCommands(owner), [owner])
  const seen = useSprint(useStore(keptSprint(owner)))
  // It follows a sprint, once there is one: what was ended meanwhile, here or in another tab, ends it.
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
    // Who cannot see that it changed is led to its beginning: what was pressed has gone.
    if (kind === 'run' || kind === 'done') hint.current?.focus()
    if (kind === 'choose') focusChoice()
  }, [kind])

  const onAsked = useEffectEvent(() => {
    if (subject && !seen.sprint) begin(subject)
  })
  // Before anything is painted: the choice is not to be seen.
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
      onLeave={leave}
      isDismissable={view.kind !== 'done'}
      size="s"
      className={view.kind === 'done' ? 'sprint-dialog' : 'sprint-dialog ui-sheet'}
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
          body: <SprintRun hint={hint} sprint={current.sprint} now={current.now} commands={commands} />,
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
              onLeave={leave}
              onChoose={() => flushSync(() => setAnswered(current.sprint.id))}
            />
          ),
        }
    }
  }
}

/** To what the person was about, to the sprint that goes on or the button that begins one, or the page. */
function focusAfterSprint(former: HTMLElement | null): void {
  const isStillThere = former?.isConnected && former !== document.body
  const place = isStillThere ? former : document.querySelector<HTMLElement>('[data-sprint]')
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
