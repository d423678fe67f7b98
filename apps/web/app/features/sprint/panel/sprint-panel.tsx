import { isOver } from '@glimmer/domain/sprint/sprint'
import { useMemo } from 'react'
import { useDevice } from '../../../device/device-context.ts'
import { openSprint } from '../sprint-open.ts'
import type { SprintHostProps } from '../sprint-host.tsx'
import { createSprintCommands } from './sprint-commands.ts'
import { SprintDialog } from './sprint-dialog.tsx'
import { SprintPill } from './sprint-pill.tsx'
import './sprint-panel.css'
import { useSprint } from './use-sprint.ts'
import { useSprintEffects } from './use-sprint-effects.ts'
import { useTabTitle } from './use-tab-title.ts'

interface SprintPanelProps extends SprintHostProps {
  readonly kept: string | null
  readonly isOpen: boolean
}

/** The sprint of this device as this tab shows it: in its dialog, or tucked away while the person does something else. */
export function SprintPanel({ kept, isOpen: isAsked, ...props }: SprintPanelProps) {
  const { owner } = useDevice().store
  const commands = useMemo(() => createSprintCommands(owner), [owner])
  const seen = useSprint(kept)
  const said = useSprintEffects(owner, seen, commands)
  useTabTitle(seen)

  const { sprint, now } = seen
  const isOpen = isAsked || (sprint !== null && isOver(sprint, now))
  return (
    <>
      {sprint && !isOpen && (
        <>
          <SprintPill sprint={sprint} now={now} onOpen={openSprint} />
          <p role="status" className="sr-only">
            {said}
          </p>
        </>
      )}
      <SprintDialog {...props} seen={seen} said={said} isOpen={isOpen} commands={commands} />
    </>
  )
}
