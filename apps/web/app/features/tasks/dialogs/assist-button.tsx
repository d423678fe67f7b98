import Sparkles from 'lucide-react/icons/sparkles'
import { use, useEffect, useId, useMemo, useState } from 'react'
import { whenIdle } from '../../../lib/when-idle.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogContext } from '../../../ui/dialogs/dialog-context.ts'
import { useWhenAsked } from '../../../ui/use-when-asked.ts'
import { BreakdownContext, type BreakdownPart } from '../breakdown-part.ts'
import { words } from './words.ts'

type AssistButtonProps = Pick<BreakdownPart, 'task' | 'canEstimate' | 'onApply'>

/** Opens what suggests steps, above the dialog it stands in. Without a title there is nothing to suggest steps for. */
export function AssistButton({ task, ...rest }: AssistButtonProps) {
  const load = use(BreakdownContext)
  const noteId = useId()
  const [isOpen, setOpen] = useState(false)
  // Every asking is a new visit, with nothing left of the one before.
  const [visit, setVisit] = useState(0)
  // While the title is written there is time to fetch what answers it, and to prepare the first answer.
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
  // It is drawn here, so that what it does is done to the form as it is by then.
  const above = useMemo(
    () => ({ isOpen, close: () => setOpen(false), onClosed: () => undefined, returnFocus: () => true }),
    [isOpen],
  )

  return (
    <div className="cluster-2 quiet gap-x-3">
      <Button
        icon={<Sparkles aria-hidden />}
        // It keeps its place among the stops of the keyboard, so that its reason is heard.
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
