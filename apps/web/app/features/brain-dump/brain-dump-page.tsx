import { goBack, lastAct, type TriageSteps } from '@glimmer/domain/brain-dump/triage'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useDevice } from '../../device/device-context.ts'
import { useSaveWithUndo } from '../../data/use-save-with-undo.ts'
import { sharedWords } from '../../data/brain-dump/shared.ts'
import { createBrainDumpCommands } from '../../data/brain-dump/brain-dump-commands.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { thoughtDialog } from './brain-dump-dialogs.ts'
import { focusToolAfter } from './focus-after.ts'
import { Inbox } from './inbox.tsx'
import { TriageEnd } from './triage/triage-end.tsx'
import { TriagePanel } from './triage/triage-panel.tsx'
import { useKeptTriage } from './triage/use-kept-triage.ts'
import { words as triageWords } from './triage/words.ts'
import { useBrainDump } from './use-brain-dump.ts'
import { useEditThought } from './use-edit-thought.ts'
import { words } from './words.ts'

/** All thoughts of a person, and the ways to sort them. */
export function BrainDumpPage() {
  const { store } = useDevice()
  const { items, isLoading } = useBrainDump()
  const save = useSaveWithUndo()
  const commands = useMemo(() => createBrainDumpCommands(store, { save }), [store, save])
  const editing = useEditThought(commands.change)
  const triage = useKeptTriage(items)
  // What a triage did last is said in it, where no message covers what is asked.
  const [said, tell] = useState('')
  const newTriageCommands = () => createBrainDumpCommands(store, { save, tell })
  const [triageCommands, setTriageCommands] = useState(newTriageCommands)
  // How a triage ended, shown only while there are still as many thoughts as then.
  const [end, setEnd] = useState<{ text: string; count: number; steps: TriageSteps } | null>(null)

  useEffect(() => {
    // Triage has no field.
    if (sharedWords.get() !== '') void dialogs.open(thoughtDialog, {})
  }, [])

  async function startTriage() {
    setEnd(null)
    if (!(await editing.save())) return
    setTriageCommands(newTriageCommands())
    tell('')
    triage.start()
  }
  function stopTriage() {
    focusToolAfter('triage', triage.end)
  }
  function endTriage(kept: number, steps: TriageSteps) {
    triage.end()
    const text = kept === 0 ? triageWords.allSorted : triageWords.someKept(kept)
    setEnd({ text, count: items.length, steps })
  }
  const lastOf = (steps: TriageSteps) => lastAct(steps, items, triageCommands.canUndo())
  /** Goes back to the thought that was looked at last. */
  async function undoLast(steps: TriageSteps) {
    if (lastOf(steps) === 'kept') {
      tell(triageWords.keptBack)
      triage.start(goBack(steps, items))
    } else if (await triageCommands.undoLast()) triage.start(steps)
  }

  return (
    <div className="mx-auto flex max-w-[46rem] flex-col gap-4">
      <Link
        to="/dashboard"
        className="min-h-target text-dusk font-medium inline-flex items-center self-start rounded-s underline underline-offset-[0.22em]"
      >
        {words.back}
      </Link>
      <header className="grid gap-1">
        <h1>{words.title}</h1>
        {!triage.open && <p>{words.intro}</p>}
      </header>
      {!triage.open && end?.count === items.length && (
        <TriageEnd text={end.text} onUndo={lastOf(end.steps) !== null && (() => void undoLast(end.steps))} />
      )}
      {triage.open ? (
        <TriagePanel
          items={items}
          commands={triageCommands}
          editing={editing}
          open={triage.open}
          said={said}
          tell={tell}
          onStop={stopTriage}
          onEnd={endTriage}
        />
      ) : (
        <Inbox
          items={items}
          isLoading={isLoading}
          commands={commands}
          editing={editing}
          onTriage={() => void startTriage()}
        />
      )}
    </div>
  )
}
