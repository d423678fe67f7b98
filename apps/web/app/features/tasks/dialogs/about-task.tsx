import type { Task } from '@glimmer/domain/tasks/task'
import { type ComponentType, useEffect, useState } from 'react'
import { taskIn } from '../../../data/tasks/tasks-in.ts'
import { useDevice } from '../../../device/device-context.ts'
import { useDialogPart } from '../../../ui/dialogs/dialog-context.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { words } from './words.ts'

/** The task, as it was when its dialog opened. */
export interface AboutTask {
  readonly task: Task
}

/** Wraps a dialog about a task. The task may be deleted by the time the dialog's code is here; then a message says so. */
export function aboutTask<Props>(
  Dialog: ComponentType<Props & AboutTask>,
): ComponentType<Props & { readonly taskId: string }> {
  return function DialogAboutTask(props) {
    const { store } = useDevice()
    const part = useDialogPart()
    const [task] = useState(() => taskIn(store, props.taskId))
    useEffect(() => {
      if (task) return
      part.close()
      part.onClosed()
      showToast({ text: words.notHere })
      // Only once.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
    }, [])
    return task ? <Dialog {...props} task={task} /> : null
  }
}
