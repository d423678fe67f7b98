import { oldTasks } from '@glimmer/domain/tasks/full-day'
import type { TaskView } from '@glimmer/domain/tasks/task-view'
import { useMemo } from 'react'
import { useToday } from '../../data/preferences/use-today.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { Button } from '../../ui/button.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { oldDialog } from './task-dialogs.ts'
import { words } from './words.ts'

/** Opens the dialog about tasks that are on the list for long. Shows nothing where there are none. */
export function OldTasks({ views }: { readonly views: readonly TaskView[] }) {
  const now = useMinute()
  const today = useToday()
  const old = useMemo(() => oldTasks(views, now, today), [views, now, today])
  if (old.length === 0) return null
  return (
    <Button
      aria-haspopup="dialog"
      onClick={() => void dialogs.open(oldDialog, { taskIds: old.map(({ id }) => id) })}
    >
      {words.goThroughOld(old.length)}
    </Button>
  )
}
