import {
  chosenMinutes,
  chosenSteps,
  changeStep,
  type OfferedStep,
} from '@glimmer/domain/breakdown/offered-steps'
import { type Depth, USUAL_DEPTH } from '@glimmer/domain/breakdown/step-counts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import './breakdown.css'
import { AskForSteps } from './ask-for-steps.tsx'
import { useAiHelper } from './helper/use-ai-helper.ts'
import { OfferedSteps } from './offered-steps.tsx'
import { useBreakdown } from './use-breakdown.ts'
import { usePerson } from './use-person.ts'
import { WaitForSteps } from './wait-for-steps.tsx'
import { words } from './words.ts'

export interface BreakdownDialogProps {
  readonly task: { readonly title: string; readonly context: string | null }
  /** Whether the task says nothing yet about how long it takes. */
  readonly canEstimate: boolean
  /** Adds the steps; `minutes` is null where the task's time is to stay as it is. Answers whether it took effect. */
  readonly onApply: (titles: readonly string[], minutes: number | null) => Promise<boolean>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onClosed?: () => void
  readonly finalFocus?: () => HTMLElement | boolean
}

/** From a task to its first small steps: how small, then a choice of steps, then they are the person's own. */
export function BreakdownDialog({ task, canEstimate, onApply, ...part }: BreakdownDialogProps) {
  const [depth, setDepth] = useState<Depth>(USUAL_DEPTH)
  const [isNoted, setNoted] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const person = usePerson()
  const provider = useAiHelper()
  const request = {
    taskTitle: task.title,
    taskContext: task.context,
    userPreferences: { depth, ...person },
  }
  const { state, change, beginAgain, forget, showBuiltIn, askProvider } = useBreakdown(
    request,
    part.isOpen,
    provider,
  )
  const kind = useRef(state.kind)

  useEffect(() => {
    // What was pressed is gone: who cannot see it is led to the beginning of what came in its place.
    if (kind.current !== state.kind) body.current?.focus()
    kind.current = state.kind
  }, [state.kind])

  async function apply(steps: readonly OfferedStep[]) {
    const titles = chosenSteps(steps).map(({ title }) => title)
    const minutes = canEstimate && isNoted ? chosenMinutes(steps) : null
    if (titles.length === 0 || !(await onApply(titles, minutes))) return
    forget()
    part.onOpenChange(false)
  }

  const chosen = state.kind === 'result' ? chosenSteps(state.steps).length : 0

  return (
    <Dialog
      {...part}
      className="ui-sheet"
      keepOnOutsidePress
      initialFocus={body}
      title={words.dialogTitle}
      description={`“${task.title}”`}
      closeLabel={words.close}
      actions={
        state.kind === 'idle' ? (
          <>
            {provider && <Button onClick={() => void askProvider()}>{provider.label}</Button>}
            <Button variant="main" onClick={showBuiltIn}>
              {provider ? words.builtIn : words.suggest}
            </Button>
          </>
        ) : state.kind === 'loading' ? (
          <Button onClick={beginAgain}>{words.stop}</Button>
        ) : state.kind === 'error' ? (
          <>
            <Button onClick={() => void askProvider()}>{words.tryAgain}</Button>
            <Button variant="main" onClick={showBuiltIn}>
              {words.builtIn}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={beginAgain}>{words.again}</Button>
            <Button variant="main" disabled={chosen === 0} onClick={() => void apply(state.steps)}>
              {words.add(chosen)}
            </Button>
          </>
        )
      }
    >
      <div ref={body} tabIndex={-1} className="breakdown-body">
        {state.kind === 'idle' && (
          <AskForSteps depth={depth} onDepth={setDepth} energy={person.energyLevel} note={provider?.note} />
        )}
        {state.kind === 'loading' && <WaitForSteps steps={state.steps} />}
        {state.kind === 'error' && (
          <>
            <p className="breakdown-error" role="alert">
              {state.message}
            </p>
            <p className="breakdown-source">{words.nothingLost}</p>
          </>
        )}
        {state.kind === 'result' && (
          <OfferedSteps
            reasoning={state.reasoning}
            source={state.source}
            steps={state.steps}
            onChange={(place, edit) => change({ ...state, steps: changeStep(state.steps, place, edit) })}
            isNoted={canEstimate ? isNoted : null}
            onNoted={setNoted}
          />
        )}
      </div>
    </Dialog>
  )
}
