import { forgottenSprint, readSprint } from '@glimmer/domain/sprint/kept-sprint'
import { isOver, type Sprint } from '@glimmer/domain/sprint/sprint'
import { sprintWin } from '@glimmer/domain/sprint/sprint-win'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation } from 'react-router'
import { useDayStart } from '../../../data/preferences/use-today.ts'
import { useWinCommands } from '../../../data/wins/use-win-commands.ts'
import { useDevice } from '../../../device/device-context.ts'
import { browserEnvironment } from '../../../device/environment.ts'
import { useStore } from '../../../lib/use-store.ts'
import { useIsOpen } from '../../../ui/dialogs/dialog-host.tsx'
import { offerDialog } from '../../../ui/dialogs/offer-dialog.ts'
import { keptSprint, sprintSeen } from '../kept-sprint.ts'
import { openSprint, sprintDialog } from '../open-sprint.ts'
import { createSprintCommands } from './sprint-commands.ts'
import { SprintPill } from './sprint-pill.tsx'
import { SprintSaid } from './sprint-said.tsx'
import { useSprint } from './use-sprint.ts'
import { useSprintEffects } from './use-sprint-effects.ts'
import { useTabTitle } from './use-tab-title.ts'
import { words } from './words.ts'

/** The sprint of this device as this tab shows it: in its dialog, or tucked away while the person does something else. */
export function SprintPanel({ kept }: { readonly kept: object | null }) {
  const { owner } = useDevice().store
  const { pathname } = useLocation()
  const commands = useMemo(() => createSprintCommands(owner), [owner])
  const seen = useSprint(kept, useStore(sprintSeen(owner)))
  useSprintEffects(owner, seen, commands)
  useTabTitle(seen)

  const { sprint, now } = seen
  const isOpen = useIsOpen(sprintDialog)
  const isDue = sprint !== null && isOver(sprint, now) && !isOpen
  useEffect(() => {
    if (!isDue) return
    // Another tab may have ended the sprint or given it more time since.
    const isStill = () => isOverNow(owner)
    void offerDialog(sprintDialog, { isDue: true }, { whenBusy: 'wait', isStill })
    // Runs again on each page, because leaving a page drops the dialogs that wait there.
  }, [isDue, owner, pathname])

  const { add } = useWinCommands()
  const dayStart = useDayStart()
  /** What is stored but is no sprint of today would never be shown again. It counts all the same. */
  const putAway = useEffectEvent(() => {
    const moment = browserEnvironment.now()
    // Another tab may have begun one meanwhile.
    if (sprintNow(owner)) return
    const forgotten = forgottenSprint(kept, moment, sprintSeen(owner).get())
    if (forgotten) void add(sprintWin(forgotten, moment, dayStart, words.win))
    commands.reset()
  })
  useEffect(() => {
    if (kept !== null && !sprint) putAway()
  }, [kept, sprint])

  if (!sprint || isOpen) return null
  return (
    <>
      <SprintPill sprint={sprint} now={now} onOpen={openSprint} />
      <SprintSaid />
    </>
  )
}

function sprintNow(owner: string): Sprint | null {
  return readSprint(keptSprint(owner).get(), browserEnvironment.now(), sprintSeen(owner).get())
}

function isOverNow(owner: string): boolean {
  const sprint = sprintNow(owner)
  return sprint !== null && isOver(sprint, browserEnvironment.now())
}
