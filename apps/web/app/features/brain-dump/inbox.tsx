import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import ListChecks from 'lucide-react/icons/list-checks'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm/confirm.ts'
import { TangleDrawing } from '../../ui/drawings/tangle-drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import type { BrainDumpCommands } from '../../data/brain-dump/brain-dump-commands.ts'
import { ChooseBar } from './choose-bar.tsx'
import { focusToolAfter } from './focus-after.ts'
import { ThoughtList } from './thought-list.tsx'
import type { EditThought } from './use-edit-thought.ts'
import { useChosen } from './use-chosen.ts'
import { words } from './words.ts'
import { WriteDown } from './write-down.tsx'

/** Up to this many thoughts are deleted without a question. Undo is offered in any case. */
const MOST_DELETED_UNASKED = 5

export interface InboxProps {
  readonly items: readonly BrainDumpItem[]
  readonly isLoading: boolean
  readonly commands: BrainDumpCommands
  readonly editing: EditThought
  readonly onTriage: () => void
}

/** The field, the list, and what can be done with several thoughts. */
export function Inbox({ items, isLoading, commands, editing, onTriage }: InboxProps) {
  const chosen = useChosen(items)
  const picked = items.filter(({ id }) => chosen.ids?.has(id))
  const hasRows = items.length > 0 || editing.edit !== null

  async function startChoosing() {
    if (await editing.save()) chosen.start()
  }
  function endChoosing() {
    focusToolAfter('choose', chosen.end)
  }
  async function makeTasks() {
    if (await commands.makeTasks(picked)) endChoosing()
  }
  async function removePicked() {
    const count = picked.length
    const question = { title: words.removeTitle(count), body: words.removeText, action: words.removeAction }
    if (count > MOST_DELETED_UNASKED && !(await confirm({ ...question, tone: 'danger' }))) return
    if (await commands.remove(picked)) endChoosing()
  }

  return (
    <>
      <WriteDown thoughts={items} onAdd={commands.add} />
      {isLoading && <LoadingText>{words.loading}</LoadingText>}
      {!isLoading && !hasRows && (
        <EmptyState drawing={<TangleDrawing />} title={words.emptyTitle}>
          <p>{words.emptyText}</p>
        </EmptyState>
      )}
      {chosen.ids && items.length > 0 && (
        <ChooseBar
          count={picked.length}
          all={items.length}
          onAll={() => chosen.set(items.map(({ id }) => id))}
          onNone={() => chosen.set([])}
          onMakeTasks={() => void makeTasks()}
          onRemove={() => void removePicked()}
          onEnd={endChoosing}
        />
      )}
      {!chosen.ids && items.length > 0 && (
        <div className="cluster-2 tight-buttons gap-x-3" data-tools>
          <Button data-act="triage" icon={<ListChecks aria-hidden />} onClick={onTriage}>
            {words.triage(items.length)}
          </Button>
          {items.length > 1 && (
            <Button variant="plain" data-act="choose" onClick={() => void startChoosing()}>
              {words.chooseSeveral}
            </Button>
          )}
        </div>
      )}
      {hasRows && (
        <ThoughtList
          items={items}
          commands={commands}
          editing={editing}
          chosen={chosen.ids}
          onChoose={chosen.choose}
        />
      )}
    </>
  )
}
