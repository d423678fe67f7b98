import { milestoneBetween } from '@glimmer/domain/sprint/sprint-clock'
import { isOver, isPaused } from '@glimmer/domain/sprint/sprint'
import { useEffect, useRef } from 'react'
import { playSound, vibrate } from '../../../sensory/effects.ts'
import { keepAwake } from '../../../sensory/wake-lock.ts'
import { anyText, deviceSetting } from '../../../lib/device-setting.ts'
import type { SprintCommands } from './sprint-commands.ts'
import { sprintSaid } from './sprint-said.tsx'
import type { SeenSprint } from './use-sprint.ts'
import { words } from './words.ts'

/** How often a running sprint is stored as seen. A clock that is set back can lengthen it by this much at most. */
const NOTE_EVERY_MS = 5_000
/** The id of the sprint whose end was last signalled by sound and vibration. */
const endedSprint = deviceSetting({ key: 'sprint-ended', scope: 'owner', ...anyText })

/** What a sprint does beside being drawn: it keeps the screen awake, sounds, announces changes, and is stored as seen. */
export function useSprintEffects(owner: string, seen: SeenSprint, commands: SprintCommands): void {
  const { sprint, now } = seen
  const isRunning = sprint !== null && !isPaused(sprint) && !isOver(sprint, now)
  const before = useRef(seen)

  useEffect(() => (isRunning ? keepAwake() : undefined), [isRunning])

  useEffect(() => {
    if (sprint && isRunning && (now < sprint.seenMs || now - sprint.seenMs >= NOTE_EVERY_MS)) commands.look()
  }, [sprint, now, isRunning, commands])

  useEffect(() => {
    const was = before.current
    before.current = seen
    if (!sprint) return
    const change = changeBetween(was, seen)
    if (change !== null) sprintSaid.set(change)
    // Whoever chose to go on past zero is not to be interrupted by a sound.
    const isUp = was.sprint && milestoneBetween(was.sprint, sprint, was.now, now) === 'zero'
    if (isUp && isOver(sprint, now)) endOnce(owner, sprint.id)
  }, [owner, seen, sprint, now])

  useEffect(() => () => sprintSaid.set(''), [])
}

/** What to announce when one state follows another, or null. */
function changeBetween(was: SeenSprint, is: SeenSprint): string | null {
  if (!is.sprint) return null
  if (isOver(is.sprint, is.now)) return words.said.over
  if (was.sprint?.id !== is.sprint.id) return words.said.started
  if (isPaused(was.sprint) !== isPaused(is.sprint)) {
    return isPaused(is.sprint) ? words.said.paused : words.said.resumed
  }
  const added = is.sprint.totalMs - was.sprint.totalMs
  if (added > 0) return words.said.longer(added / 60_000)
  const milestone = milestoneBetween(was.sprint, is.sprint, was.now, is.now)
  return milestone && words.said[milestone]
}

/** Sound and vibration at the end, only in the first tab that sees it. */
function endOnce(owner: string, sprintId: string): void {
  if (endedSprint(owner).get() === sprintId) return
  endedSprint(owner).set(sprintId)
  void playSound('end')
  vibrate('done')
}
