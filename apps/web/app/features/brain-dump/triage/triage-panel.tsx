import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import type { TriageSteps } from '@glimmer/domain/brain-dump/triage'
import { taskWords } from '@glimmer/domain/brain-dump/thought-to-task'
import ListPlus from 'lucide-react/icons/list-plus'
import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { BrainDumpCommands } from '../../../data/brain-dump/brain-dump-commands.ts'
import { useDayStart } from '../../../data/preferences/use-today.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import { isTwelveHours } from '../../../lib/twelve-hours.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { EditField } from '../edit-field.tsx'
import { focusAct } from '../focus-after.ts'
import { thoughtTime } from '../thought-time.ts'
import type { EditThought } from '../use-edit-thought.ts'
import { KeyButton } from './key-button.tsx'
import './triage.css'
import { THOUGHT_TEXT } from '../thought-row.tsx'
import type { OpenTriage } from './use-kept-triage.ts'
import { useTriage } from './use-triage.ts'
import { useTriageKeys } from './use-triage-keys.ts'
import { words } from './words.ts'

export interface TriagePanelProps {
  readonly items: readonly BrainDumpItem[]
  /** They know what this triage can undo. */
  readonly commands: BrainDumpCommands
  readonly editing: EditThought
  readonly open: OpenTriage
  /** What was done last, and how to say it. */
  readonly said: string
  readonly tell: (line: string) => void
  /** The person stops before the end. */
  readonly onStop: () => void
  /** Called after the last thought, with the number of those that were kept, and all that was done. */
  readonly onEnd: (kept: number, steps: TriageSteps) => void
}

/** Shows one thought at a time with what can be done with it. */
export function TriagePanel({ items, commands, editing, open, said, tell, onStop, onEnd }: TriagePanelProps) {
  const triage = useTriage(items, commands, editing, open, tell)
  const { place, total, keptCount } = triage.view
  const { shown } = triage
  const { edit } = editing
  const heading = useRef<HTMLHeadingElement>(null)
  const isOver = shown === null
  // A triage that is reopened in the middle of an edit focuses its field instead.
  const arrive = useEffectEvent(() => {
    if (!edit) heading.current?.focus()
  })
  const end = useEffectEvent(() => onEnd(keptCount, open.steps))

  async function stop() {
    if (await editing.save()) onStop()
  }
  useTriageKeys({
    t: triage.makeTask,
    d: triage.remove,
    k: triage.keep,
    arrowleft: triage.undo,
    z: triage.undo,
    escape: stop,
  })
  useEffect(() => arrive(), [])
  useEffect(() => {
    if (isOver) end()
  }, [isOver])

  if (!shown) return null
  return (
    <section data-asks className="triage flex flex-col gap-4" aria-labelledby="triage-title">
      <header>
        <h2 ref={heading} id="triage-title" tabIndex={-1}>
          {words.title}
        </h2>
        <p className="text-ink-soft">{open.isFoundAgain ? words.introAgain : words.intro}</p>
      </header>
      <ProgressBar
        label={words.progress}
        value={Math.min(place, total)}
        max={total}
        text={words.place(Math.min(place, total), total)}
      />
      <Card as="div" className="stack-3 min-h-[9rem] content-between" data-thought={shown.id}>
        {edit ? (
          <EditField
            editing={editing}
            isGone={!items.some(({ id }) => id === edit.id)}
            onLeave={() => focusAct(edit.id, 'edit')}
          />
        ) : (
          <ShownThought item={shown} onEdit={() => void editing.start(shown)} />
        )}
      </Card>
      {/* One line that keeps its place, so that nothing moves under the finger and no title is covered. */}
      <p role="status" className="quiet min-h-[1.6em] max-sm:min-h-[3.2em]" data-said>
        {triage.hasMovedOn ? words.movedOn : said}
        <span className="sr-only" data-now>
          {' '}
          {words.now(place, total, shown.text)}
        </span>
      </p>
      <div
        className="tall:bg-paper tall:sticky tall:bottom-(--bottom-bar) tall:z-1 tall:py-2 flex flex-wrap gap-3"
        data-turn={shown.id}
      >
        <KeyButton
          letter="T"
          variant="main"
          size="l"
          className="flex-[2_1_15rem]"
          icon={<ListPlus aria-hidden />}
          onPress={triage.makeTask}
        >
          {words.makeTask}
        </KeyButton>
        <KeyButton letter="D" size="l" className="flex-auto" onPress={triage.remove}>
          {words.remove}
        </KeyButton>
        <KeyButton letter="K" size="l" className="flex-auto" isHarmless onPress={triage.keep}>
          {words.keep}
        </KeyButton>
      </div>
      <div className="flex flex-wrap justify-between gap-2">
        <KeyButton letter="Z" variant="plain" isOff={!triage.canUndo} isHarmless onPress={triage.undo}>
          {words.undoLast}
        </KeyButton>
        <KeyButton letter="Esc" shortcut="Escape" variant="plain" onPress={stop}>
          {words.stop}
        </KeyButton>
      </div>
    </section>
  )
}

/** The words of a thought, with the way to change them before they become a task. */
function ShownThought({ item, onEdit }: { readonly item: BrainDumpItem; readonly onEdit: () => void }) {
  const now = useMinute()
  const dayStart = useDayStart()
  const { steps } = taskWords(item.text)
  return (
    <>
      <p data-text className={`${THOUGHT_TEXT} text-l font-medium leading-[1.4]`}>
        {item.text}
      </p>
      {steps.length > 0 && <p className="quiet">{words.stepsOf(steps.length)}</p>}
      <div className="cluster-1 -mb-2 justify-between gap-x-3">
        <time className="quiet whitespace-nowrap tabular-nums" dateTime={item.createdAt}>
          {thoughtTime(item.createdAt, now, dayStart, isTwelveHours)}
        </time>
        <Button
          variant="plain"
          className="-me-button"
          data-act="edit"
          icon={<Pencil aria-hidden />}
          onClick={onEdit}
        >
          {words.change}
        </Button>
      </div>
    </>
  )
}
