import { useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { useDevice } from '../../device/device-context.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm/confirm.ts'
import { TangleDrawing } from '../../ui/drawings/tangle-drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { createBrainDumpCommands } from './brain-dump-commands.ts'
import './brain-dump.css'
import { ChooseBar } from './choose-bar.tsx'
import { ThoughtList } from './thought-list.tsx'
import { useBrainDump } from './use-brain-dump.ts'
import { useChosen } from './use-chosen.ts'
import { useEditThought } from './use-edit-thought.ts'
import { words } from './words.ts'
import { WriteDown } from './write-down.tsx'

/** So many thoughts are deleted at once without a question; Undo is there in any case. */
const MOST_DELETED_UNASKED = 5

/** Everything that is on somebody's mind, and the ways to sort it. */
export function BrainDumpPage() {
  const { store } = useDevice()
  const { items, isLoading } = useBrainDump()
  const commands = useMemo(() => createBrainDumpCommands(store), [store])
  const editing = useEditThought(commands.change)
  const chosen = useChosen(items)
  const tools = useRef<HTMLDivElement>(null)
  const picked = items.filter(({ id }) => chosen.ids?.has(id))

  async function startChoosing() {
    if (await editing.save()) chosen.start()
  }
  function endChoosing() {
    chosen.end()
    requestAnimationFrame(() => {
      const button = tools.current?.querySelector<HTMLElement>('[data-act="choose"]')
      ;(button ?? document.querySelector('main'))?.focus()
    })
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
    <div className="brain-dump">
      <Link to="/dashboard" className="brain-dump-back">
        {words.back}
      </Link>
      <header className="brain-dump-head">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        <p className="text-ink-soft">{words.how}</p>
      </header>
      <WriteDown count={items.length} onAdd={commands.add} />
      {isLoading && (
        <p className="text-ink-soft py-10 text-center" role="status">
          {words.loading}
        </p>
      )}
      {!isLoading && items.length === 0 && !editing.edit && (
        <EmptyState drawing={<TangleDrawing />} title={words.emptyTitle}>
          <p>{words.emptyText}</p>
        </EmptyState>
      )}
      {(items.length > 0 || editing.edit) && (
        <>
          <div ref={tools} className="brain-dump-tools">
            {chosen.ids ? (
              <ChooseBar
                count={picked.length}
                all={items.length}
                onAll={() => chosen.set(items.map(({ id }) => id))}
                onNone={() => chosen.set([])}
                onMakeTasks={() => void makeTasks()}
                onRemove={() => void removePicked()}
                onEnd={endChoosing}
              />
            ) : (
              items.length > 1 && (
                <Button variant="plain" data-act="choose" onClick={() => void startChoosing()}>
                  {words.chooseSeveral}
                </Button>
              )
            )}
          </div>
          <ThoughtList
            items={items}
            commands={commands}
            editing={editing}
            chosen={chosen.ids}
            onChoose={chosen.choose}
          />
        </>
      )}
    </div>
  )
}
