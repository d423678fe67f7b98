import { useLayoutEffect } from 'react'
import { useStore } from '../../lib/use-store.ts'
import type { DialogScope } from './define-dialog.ts'
import { DialogContext } from './dialog-context.ts'
import { dialogs } from './dialogs.ts'

interface DialogHostProps {
  readonly scope: DialogScope
  /** The address. A dialog closes when it changes; what was typed in it is kept. */
  readonly page?: string
}

/** Rendered once for each scope. Draws what `dialogs` opens. */
export function DialogHost({ scope, page }: DialogHostProps) {
  const shown = useStore(dialogs.shown)
  // Before the next page can open one. Dialogs of an owner are dropped at the beginning too: one may have been opened on
  // another page while no host was mounted. What was pressed on this page while its data opened is still wanted; where the
  // person changed meanwhile, OwnerScope has dropped it.
  useLayoutEffect(() => {
    if (scope === 'owner') dialogs.drop(scope, page)
    return () => dialogs.drop(scope)
  }, [scope, page])
  return shown
    .filter(({ definition }) => definition.scope === scope)
    .map(({ id, content, ...part }) => (
      <DialogContext key={id} value={part}>
        {content}
      </DialogContext>
    ))
}

/** Whether this dialog is open or loading; with `isDrawn`, only once its code is here. */
export function useIsOpen(definition: object, isDrawn = false): boolean {
  const shown = useStore(dialogs.shown)
  return shown.some(
    (entry) => entry.definition === definition && entry.isOpen && !(isDrawn && entry.content === null),
  )
}
