import { useTaskCommands } from '../../data/tasks/use-task-commands.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm/confirm.ts'
import { neighbourFocus } from './focus-neighbour.ts'
import { words } from './words.ts'

/** Asks before it deletes exactly the tasks that the person sees. Shows nothing where there are none. */
export function ClearCompleted({
  taskIds,
  className,
}: {
  readonly taskIds: readonly string[]
  readonly className?: string
}) {
  const { clearCompleted } = useTaskCommands()
  const { length } = taskIds
  if (length === 0) return null

  async function clear() {
    const isAgreed = await confirm({
      title: words.clearTitle,
      body: words.clearText(length),
      action: words.clear(length),
      tone: 'danger',
    })
    if (!isAgreed) return
    const giveFocus = neighbourFocus(null)
    if (await clearCompleted(taskIds)) giveFocus()
  }

  return (
    <Button className={className} aria-haspopup="dialog" onClick={() => void clear()}>
      {words.clearCompleted(length)}
    </Button>
  )
}
