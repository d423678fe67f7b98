import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useDevice } from '../../device/device-context.ts'
import { useSaveWithUndo } from '../../data/use-save-with-undo.ts'
import { sharedWords } from '../../data/brain-dump/shared.ts'
import { createBrainDumpCommands } from '../../data/brain-dump/brain-dump-commands.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { thoughtDialog } from './brain-dump-dialogs.ts'
import { focusToolAfter } from './focus-after.ts'
import { Inbox } from './inbox.tsx'
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
  // How a triage ended, shown only while there are still as many thoughts as then.
  const [note, setNote] = useState<{ text: string; count: number } | null>(null)

  useEffect(() => {
    // Triage has no field.
    if (sharedWords.get() !== '') void dialogs.open(thoughtDialog, {})
  }, [])

  async function startTriage() {
    if (await editing.save()) triage.start()
    setNote(null)
  }
  function stopTriage() {
    focusToolAfter('triage', triage.end)
  }
  function endTriage(kept: number) {
    triage.end()
    const text = kept === 0 ? triageWords.allSorted : triageWords.someKept(kept)
    setNote({ text, count: items.length })
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
      {note?.count === items.length && <EndNote text={note.text} />}
      {triage.open ? (
        <TriagePanel
          items={items}
          save={save}
          editing={editing}
          open={triage.open}
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

/** How a triage ended. It takes the focus that the triage had. */
function EndNote({ text }: { readonly text: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <p ref={note} tabIndex={-1} className="bg-moss-wash max-w-none rounded-m px-4 py-3">
      {text}
    </p>
  )
}
