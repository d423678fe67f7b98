import { createBrainDumpCommands } from '../../data/brain-dump/brain-dump-commands.ts'
import { useThoughts } from '../../data/brain-dump/use-thoughts.ts'
import { commandsOfStore } from '../../data/commands-of-store.ts'
import { createSaveWithUndo } from '../../data/save-with-undo.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { words } from './words.ts'
import { WriteDown } from './write-down.tsx'

const useThoughtCommands = commandsOfStore((store) =>
  createBrainDumpCommands(store, { save: createSaveWithUndo(store) }),
)

/** The field of the brain dump, over any page. Text that was not added stays in the field for the next time. */
export function ThoughtDialog({ close }: DialogControl) {
  const { add } = useThoughtCommands()
  return (
    <Dialog
      className="ui-sheet"
      title={words.captureTitle}
      description={words.captureHint}
      closeLabel={words.captureClose}
    >
      <WriteDown thoughts={useThoughts()} onAdd={add} onAdded={() => close()} />
    </Dialog>
  )
}
