import Sparkles from 'lucide-react/icons/sparkles'
import { use, useEffect, useId, useMemo, useState } from 'react'
import { whenIdle } from '../../../lib/when-idle.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogContext } from '../../../ui/dialogs/dialog-context.ts'
import { useWhenAsked } from '../../../ui/use-when-asked.ts'
import { BreakdownContext, type BreakdownPart } from '../breakdown-part.ts'
import { words } from './words.ts'

type AssistButtonProps = Pick<BreakdownPart, 'task' | 'canEstimate' | 'onApply'>

/** Opens the breakdown over the dialog it stands in. Disabled without a title, as there is nothing to break down. */
export function AssistButton({ task, ...rest }: AssistButtonProps) {
  const load = use(BreakdownContext)
  const noteId = useId()
  const [isOpen, setOpen] = useState(false)
  // A new key for each opening, so that nothing is left of the one before.
  const [visit, setVisit] = useState(0)
  // While the title is being typed there is time to load the code and to prepare the first answer.
  useEffect(() => {
    if (load) return whenIdle(() => void load().catch(() => undefined))
  }, [load])
  const part = useWhenAsked(
    isOpen,
    () => load?.() ?? Promise.reject(new Error('nothing here suggests steps')),
    () => setOpen(false),
    () => setOpen(true),
  )
  const title = task.title.trim()
  // Rendered by this component, so that it changes the form as it is by then.
  const above = useMemo(
    () => ({ isOpen, close: () => setOpen(false), onClosed: () => undefined, returnFocus: () => true }),
    [isOpen],
  )

  return (
    <div className="cluster-2 quiet gap-x-3">
      <Button
        icon={<Sparkles aria-hidden />}
        // Not `disabled`, so that it can have the focus and its reason is announced.
        aria-disabled={title === '' || undefined}
        aria-describedby={title === '' ? noteId : undefined}
        onClick={() => {
          if (title === '') return
          setVisit(visit + 1)
          setOpen(true)
        }}
      >
        {words.assist}
      </Button>
      {title === '' && <p id={noteId}>{words.assistNeedsTitle}</p>}
      {part && visit > 0 && (
        <DialogContext key={visit} value={above}>
          <part.BreakdownDialog {...rest} task={{ ...task, title }} />
        </DialogContext>
      )}
    </div>
  )
}
