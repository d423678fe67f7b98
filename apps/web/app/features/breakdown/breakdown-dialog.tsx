import { chosenMinutes, chosenSteps } from '@glimmer/domain/breakdown/offered-steps'
import Play from 'lucide-react/icons/play'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDialogPart } from '../../ui/dialogs/dialog-context.ts'
import { useOneAct } from '../../ui/dialogs/use-one-act.ts'
import { useFocusOnNewStep } from '../../ui/use-focus-on-new-step.ts'
import { BreakdownBody } from './breakdown-body.tsx'
import { useAiHelper } from './helper/use-ai-helper.ts'
import { type BrokenDownTask, useBreakdown } from './use-breakdown.ts'
import { warmUpInIdle } from './warm-up-in-idle.ts'
import { words } from './words.ts'

// A task's menu and its form load this file ahead, so that the first answer is ready when the dialog opens.
warmUpInIdle()

export interface BreakdownDialogProps {
  readonly task: BrokenDownTask
  /** Whether the task has no estimate yet. */
  readonly canEstimate: boolean
  /** More about the task, shown below the steps. Left out where the task speaks of a crisis. */
  readonly aside?: ReactNode
  /**
   * Adds the steps, or puts them in the place of the one that they are for; `minutes` is null where the task's time is to
   * stay as it is. Answers whether it took effect.
   */
  readonly onApply: (titles: readonly string[], minutes: number | null) => Promise<boolean>
  /** Begins with the first step, once the steps are added. Left out where the person did not come to begin. */
  readonly onBegin?: (() => void) | undefined
  /** Makes several tasks of one. Answers whether it took effect. */
  readonly onSplit?: (titles: readonly string[]) => Promise<boolean>
}

/** Suggests small steps for a task: at once, fewer or more of them, and open to changes. */
export function BreakdownDialog({
  task,
  canEstimate,
  aside,
  onApply,
  onBegin,
  onSplit,
}: BreakdownDialogProps) {
  const { isOpen, close } = useDialogPart()
  const [isNoted, setNoted] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const provider = useAiHelper()
  const view = useBreakdown(task, isOpen, provider)
  const { state, steps, whole, own, asked, meaning } = view
  const isStep = task.stepOf !== undefined

  const [turns, setTurns] = useState(0)
  // The pressed button is gone, so the focus goes to the beginning of what replaced it.
  useFocusOnNewStep(`${state.kind} ${turns}`, body)

  function leave() {
    view.forget()
    close()
  }

  const apply = useOneAct(async (goOn?: () => void) => {
    const titles = chosenSteps(steps).map(({ title }) => title)
    const minutes = canEstimate && isNoted ? chosenMinutes(steps) : null
    if (titles.length === 0 || !(await onApply(titles, minutes))) return
    // Steps for a task that speaks of a crisis are not remembered.
    if (!whole.isDanger) own.remember(asked.part ?? task.title, steps, meaning)
    leave()
    goOn?.()
  })

  const split = useOneAct(async () => {
    if (await onSplit?.(whole.parts)) leave()
  })

  const chosen = chosenSteps(steps).length
  const add = (
    <Button variant={onBegin ? 'quiet' : 'main'} disabled={chosen === 0} onClick={() => apply()}>
      {isStep ? words.take(chosen) : words.add(chosen)}
    </Button>
  )
  const begin = onBegin && (
    <Button variant="go" icon={<Play aria-hidden />} disabled={chosen === 0} onClick={() => apply(onBegin)}>
      {isStep ? words.takeAndStart : words.addAndStart}
    </Button>
  )

  return (
    <Dialog
      className="ui-sheet"
      keepOnOutsidePress
      initialFocus={body}
      title={whole.isQuiet ? words.quietTitle : words.dialogTitle}
      description={isStep ? words.inPlaceOf(task.title) : `“${task.title}”`}
      closeLabel={words.close}
      actions={
        state.kind === 'loading' ? (
          <Button onClick={view.stop}>{words.stop}</Button>
        ) : (
          <>
            {state.kind === 'idle' && provider && (
              <Button onClick={() => void view.ask()}>{provider.label}</Button>
            )}
            {state.kind === 'error' && <Button onClick={() => void view.ask()}>{words.tryAgain}</Button>}
            {state.kind === 'result' && <Button onClick={view.showBuiltIn}>{words.builtIn}</Button>}
            {add}
            {begin}
          </>
        )
      }
    >
      <div ref={body} tabIndex={-1} className="stack-4" data-quiet={whole.isQuiet || undefined}>
        <BreakdownBody
          title={task.title}
          view={view}
          note={provider?.note}
          onSplit={onSplit && split}
          onTurn={(said) => {
            view.mean(said)
            setTurns(turns + 1)
          }}
          isNoted={canEstimate ? isNoted : null}
          onNoted={setNoted}
          aside={whole.isQuiet || whole.isDanger ? null : aside}
        />
      </div>
    </Dialog>
  )
}
