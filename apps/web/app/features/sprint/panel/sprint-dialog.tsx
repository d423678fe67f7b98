import { isOver, type Sprint, type SprintSubject } from '@glimmer/domain/sprint/sprint'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { playSound } from '../../../sensory/effects.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { SprintHostProps } from '../sprint-host.tsx'
import { tuckAwaySprint } from '../sprint-open.ts'
import { giveFocusBack } from './give-focus-back.ts'
import { CHOOSER_FORM, SprintChooser } from './sprint-chooser.tsx'
import type { SprintCommands } from './sprint-commands.ts'
import { DoneActions, SprintDone } from './sprint-done.tsx'
import { RunActions, SprintRun } from './sprint-run.tsx'
import type { SeenSprint } from './use-sprint.ts'
import { words } from './words.ts'

interface SprintDialogProps extends SprintHostProps {
  readonly seen: SeenSprint
  /** For screen readers: what lies outside an open dialog is not read. */
  readonly said: string
  readonly isOpen: boolean
  readonly commands: SprintCommands
}

type View =
  | { readonly kind: 'choose' }
  | { readonly kind: 'run' | 'done'; readonly sprint: Sprint; readonly now: number }

/** Choosing, running, done: one dialog that changes. While it closes it shows what it showed. */
export function SprintDialog({ seen, said, isOpen, commands, offer }: SprintDialogProps) {
  const [kept, setKept] = useState<SeenSprint | null>(null)
  const shown = isOpen ? seen : kept
  const view = shown && viewOf(shown)
  const kind = view?.kind
  const hint = useRef<HTMLParagraphElement>(null)
  const saving = useRef<Promise<boolean> | null>(null)

  useEffect(() => {
    // Who cannot see that it changed is led to its beginning: what was pressed has gone.
    if (kind === 'run' || kind === 'done') hint.current?.focus()
    if (kind === 'choose') focusChoice()
  }, [kind])

  if (isOpen && kept !== seen) setKept(seen)
  if (!view) return null

  const parts = partsOf(view)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => next || tuckAwaySprint()}
      isDismissable={view.kind !== 'done'}
      size="s"
      className={view.kind === 'done' ? 'sprint-dialog' : 'sprint-dialog ui-sheet'}
      title={parts.title}
      description={parts.description}
      closeLabel={view.kind === 'run' ? words.tuckAway : words.close}
      initialFocus={view.kind === 'choose' ? undefined : hint}
      finalFocus={giveFocusBack}
      onClosed={() => setKept(null)}
      actions={parts.actions}
    >
      {parts.body}
      <p role="status" className="sr-only">
        {said}
      </p>
    </Dialog>
  )

  function keepSaving(own: Promise<boolean>) {
    saving.current = own
    void own.then(() => {
      if (saving.current === own) saving.current = null
    })
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
              <Button onClick={tuckAwaySprint}>{words.notNow}</Button>
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
            <DoneActions sprint={current.sprint} now={current.now} saving={saving} commands={commands} />
          ),
        }
    }
  }
}

function focusChoice(): void {
  document.getElementById(CHOOSER_FORM)?.querySelector<HTMLElement>('input:checked')?.focus()
}

function viewOf({ sprint, now }: SeenSprint): View {
  if (!sprint) return { kind: 'choose' }
  return { kind: isOver(sprint, now) ? 'done' : 'run', sprint, now }
}
