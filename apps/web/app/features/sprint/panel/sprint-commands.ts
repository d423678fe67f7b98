import { keepSprint, readSprint } from '@glimmer/domain/sprint/kept-sprint'
import {
  endSprint,
  lengthenSprint,
  look,
  pauseSprint,
  resumeSprint,
  setOpenEnded,
  type Sprint,
  type SprintSubject,
  startSprint,
} from '@glimmer/domain/sprint/sprint'
import { browserEnvironment } from '../../../device/environment.ts'
import { readKeep, writeKeep } from '../../../session/owner-keeps.ts'
import { SPRINT_KEEP } from '../sprint-keep.ts'

export interface SprintCommands {
  start(subject: SprintSubject): void
  pause(): void
  resume(): void
  lengthen(minutes: number): void
  setOpenEnded(isOpenEnded: boolean): void
  end(): void
  /** Keeps when it was looked at last. */
  look(): void
  /** As if it had not been. */
  reset(): void
}

/** What can be done to the sprint of an owner. Each begins from what the device keeps: another tab may have been there. */
export function createSprintCommands(
  owner: string,
  { now, randomId }: Pick<typeof browserEnvironment, 'now' | 'randomId'> = browserEnvironment,
): SprintCommands {
  function keep(sprint: Sprint | null) {
    writeKeep(owner, SPRINT_KEEP, sprint && keepSprint(sprint))
  }
  function change(rule: (sprint: Sprint, now: number) => Sprint) {
    const sprint = readSprint(readKeep(owner, SPRINT_KEEP), now())
    if (sprint) keep(rule(sprint, now()))
  }
  return {
    start: (subject) => keep(startSprint(randomId(), subject, now())),
    pause: () => change(pauseSprint),
    resume: () => change(resumeSprint),
    lengthen: (minutes) => change((sprint, at) => lengthenSprint(sprint, minutes, at)),
    setOpenEnded: (isOpenEnded) => change((sprint, at) => setOpenEnded(sprint, isOpenEnded, at)),
    end: () => change(endSprint),
    look: () => change(look),
    reset: () => keep(null),
  }
}
