import { isOver } from '@glimmer/domain/sprint/sprint'
import { useEffect, useMemo } from 'react'
import { useDevice } from '../../../device/device-context.ts'
import { type SprintView, sprintView } from '../sprint-open.ts'
import type { SprintHostProps } from '../sprint-host.tsx'
import { createSprintCommands } from './sprint-commands.ts'
import { SprintDialog } from './sprint-dialog.tsx'
import { SprintPill } from './sprint-pill.tsx'
import './sprint-panel.css'
import { useSprint } from './use-sprint.ts'
import { useMayInterrupt } from './use-may-interrupt.ts'
import { useSprintEffects } from './use-sprint-effects.ts'
import { useTabTitle } from './use-tab-title.ts'

interface SprintPanelProps extends SprintHostProps {
  readonly kept: object | null
  readonly asked: SprintView
}

/** The sprint of this device as this tab shows it: in its dialog, or tucked away while the person does something else. */
export function SprintPanel({ kept, asked, ...props }: SprintPanelProps) {
  const { owner } = useDevice().store
  const commands = useMemo(() => createSprintCommands(owner), [owner])
  const seen = useSprint(kept)
  const said = useSprintEffects(owner, seen, commands)
  useTabTitle(seen)

  const { sprint, now } = seen
  const isDue = sprint !== null && isOver(sprint, now)
  const isAsked = asked === 'choose' || (asked === 'follow' && sprint !== null)
  const mayAsk = useMayInterrupt(isDue && !isAsked)
  const isOpen = isAsked || mayAsk

  useEffect(() => {
    // Another tab may have begun it, or answered what comes after it.
    if (asked === 'choose' && sprint) sprintView.set('follow')
    if (asked === 'follow' && !sprint) sprintView.set(null)
  }, [asked, sprint])

  useEffect(() => {
    // What cannot be read, or belongs to another day, is in nobody's way.
    if (kept !== null && !sprint) commands.reset()
  }, [kept, sprint, commands])

  return (
    <>
      {sprint && !isOpen && (
        <>
          <SprintPill sprint={sprint} now={now} onOpen={() => sprintView.set('follow')} />
          <p role="status" className="sr-only">
            {said}
          </p>
        </>
      )}
      <SprintDialog {...props} seen={seen} said={said} isOpen={isOpen} commands={commands} />
    </>
  )
}
