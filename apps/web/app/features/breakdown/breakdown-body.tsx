import { AS_READ, type Meaning, MISREAD } from '@glimmer/domain/breakdown/meaning'
import { chosenSteps } from '@glimmer/domain/breakdown/offered-steps'
import { type ReactNode, useState } from 'react'
import { HelpLine } from '../../session/help-line.tsx'
import { Button } from '../../ui/button.tsx'
import { KindQuestion, PartQuestion, RoutineList } from './choices.tsx'
import { HowMany } from './how-many.tsx'
import { OfferedSteps, type OfferedStepsProps } from './offered-steps.tsx'
import type { BreakdownView } from './use-breakdown.ts'
import { WaitForSteps } from './wait-for-steps.tsx'
import { words } from './words.ts'

interface BreakdownBodyProps extends Pick<OfferedStepsProps, 'isNoted' | 'onNoted'> {
  readonly title: string
  readonly view: BreakdownView
  /** What is said about the other source of steps. */
  readonly note: ReactNode
  readonly onSplit: (() => void) | undefined
  /** Other steps come, for what the person says that the title means. */
  readonly onTurn: (meaning: Meaning) => void
  readonly aside: ReactNode
}

/** The dialog between its title and its buttons: help in a crisis, questions, and the steps. */
export function BreakdownBody({
  title,
  view,
  note,
  onSplit,
  onTurn,
  aside,
  isNoted,
  onNoted,
}: BreakdownBodyProps) {
  const { state, asked, answer, whole, steps, own, routine, reasoning, source, energy, choose } = view
  const [keptName, setKeptName] = useState<string | null>(null)
  const isBuiltIn = state.kind === 'idle' || state.kind === 'error'
  return (
    <>
      {whole.isDanger && <HelpLine className="bg-dusk-wash grid gap-2 rounded-m px-6 py-4" />}
      {state.kind === 'error' && (
        <div className="border-clay bg-clay-wash rounded-m border px-4 py-3 wrap-anywhere">
          <p role="alert">{state.message}</p>
          <p className="quiet">{words.besides}</p>
        </div>
      )}
      {state.kind === 'loading' ? (
        <WaitForSteps steps={state.steps} />
      ) : (
        <>
          {isBuiltIn && <Questions view={view} onSplit={onSplit} onTurn={onTurn} />}
          {reasoning && <p>{reasoning}</p>}
          {isBuiltIn && energy === 'LOW' && (
            <p className="bg-lantern-wash text-on-lantern rounded-m px-4 py-2">{words.lowEnergy}</p>
          )}
          {isBuiltIn && !routine && (
            <HowMany depth={asked.depth} count={steps.length} onDepth={(depth) => choose({ depth })} />
          )}
          <OfferedSteps steps={steps} onChange={view.change} isNoted={isNoted} onNoted={onNoted} />
          <div className="grid justify-items-start gap-2">
            {isBuiltIn && !routine && view.canBeMisread && (
              <Button variant="plain" onClick={() => onTurn(MISREAD)}>
                {words.misread}
              </Button>
            )}
            {aside}
            {isBuiltIn && (
              <RoutineList
                routines={own.routines}
                chosen={routine}
                onChoose={(name) => choose({ routine: name })}
                onDrop={own.drop}
              />
            )}
            {chosenSteps(steps).length > 0 && !whole.isQuiet && (
              <Button
                variant="plain"
                onClick={() => {
                  own.keep(title, steps)
                  setKeptName(title)
                }}
              >
                {words.keepRoutine}
              </Button>
            )}
            <p role="status" className="quiet empty:hidden">
              {keptName !== null && words.routineKept(keptName)}
            </p>
          </div>
          <p className="quiet">{source}</p>
          {isBuiltIn && answer.source && (
            <p className="quiet">
              {words.adviceFrom}{' '}
              <a href={answer.source.url} rel="noreferrer" target="_blank">
                {answer.source.by}: {answer.source.title}
              </a>
            </p>
          )}
          {state.kind === 'idle' && note !== undefined && <div className="quiet">{note}</div>}
        </>
      )}
    </>
  )
}

function Questions({ view, onSplit, onTurn }: Pick<BreakdownBodyProps, 'view' | 'onSplit' | 'onTurn'>) {
  const { asked, meaning, kinds, whole, choose } = view
  const isMisread = meaning?.isMisread ?? false
  return (
    <>
      {whole.parts.length > 1 && !(isMisread && asked.part === null) && (
        <PartQuestion
          parts={whole.parts}
          part={asked.part}
          onPart={(part) => choose({ part, meaning: null, changed: {} })}
          onSplit={onSplit}
        />
      )}
      {kinds.length > 0 && (
        <KindQuestion
          kinds={kinds}
          kind={meaning?.kind}
          onAnswer={(kind) => view.mean({ kind, isMisread })}
        />
      )}
      {isMisread && (
        <Button variant="plain" className="justify-self-start" onClick={() => onTurn(AS_READ)}>
          {words.asRead}
        </Button>
      )}
    </>
  )
}
