import Pencil from 'lucide-react/icons/pencil'
import Sparkles from 'lucide-react/icons/sparkles'
import Trash2 from 'lucide-react/icons/trash-2'
import { use, useRef } from 'react'
import { useTaskCommands } from '../../data/tasks/use-task-commands.ts'
import { vibrate } from '../../sensory/effects.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import { useTick } from '../../ui/use-tick.ts'
import type { StepView } from '@glimmer/domain/tasks/task-view'
import { breakDownDialog } from './break-down-dialogs.ts'
import { BreakdownContext } from './breakdown-part.ts'
import { neighbourFocus } from './focus-neighbour.ts'
import { RenameField } from './rename-field.tsx'
import { renaming, useIsRenaming } from './renaming.ts'
import { words } from './words.ts'

export function StepRow({ view: { step, isDone } }: { readonly view: StepView }) {
  const commands = useTaskCommands()
  const loadBreakdown = use(BreakdownContext)
  const row = useRef<HTMLLIElement>(null)
  const isRenaming = useIsRenaming(step.id)
  const [isTicked, tick] = useTick(isDone, async (next) => {
    if (next) vibrate('tick')
    return commands.setStepDone(step, next)
  })

  async function remove() {
    const giveFocus = neighbourFocus(row.current)
    if (await commands.deleteStep(step)) giveFocus()
  }

  // A failed load is repeated when the entry is chosen.
  const fetchSteps = () => void loadBreakdown?.().catch(() => undefined)

  const entries = () =>
    [
      ...(loadBreakdown && !isTicked
        ? [
            {
              label: words.makeSmaller,
              icon: <Sparkles aria-hidden />,
              onSelect: () =>
                void dialogs.open(breakDownDialog, { taskId: step.taskId, step, loadBreakdown }),
            },
          ]
        : []),
      {
        label: words.rename,
        icon: <Pencil aria-hidden />,
        onSelect: () => renaming.set({ id: step.id, text: step.title }),
      },
      { label: words.remove, icon: <Trash2 aria-hidden />, tone: 'danger', onSelect: () => void remove() },
    ] as const

  return (
    <li ref={row} className="step-row" data-row data-done={isTicked || undefined}>
      {isRenaming ? (
        <>
          <Checkbox label={step.title} isLabelHidden checked={isTicked} onChange={tick} />
          <RenameField
            id={step.id}
            label={words.newTitle(step.title)}
            title={step.title}
            onRename={(next) => commands.renameStep(step, next)}
            onLeave={() => requestAnimationFrame(() => row.current?.querySelector('input')?.focus())}
          />
        </>
      ) : (
        <Checkbox label={step.title} checked={isTicked} onChange={tick} />
      )}
      <MenuButton
        className="task-more"
        label={words.more(step.title)}
        entries={entries}
        onOpen={fetchSteps}
      />
    </li>
  )
}
