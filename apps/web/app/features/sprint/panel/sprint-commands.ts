import { noteSeen, readSprint } from '@glimmer/domain/sprint/kept-sprint'
import {
  endSprint,
  lengthenSprint,
  look,
  noteFinished,
  pauseSprint,
  resumeSprint,
  setOpenEnded,
  type Sprint,
  type SprintSubject,
  startSprint,
} from '@glimmer/domain/sprint/sprint'
import { browserEnvironment } from '../../../device/environment.ts'
import { keptSprint, sprintSeen } from '../kept-sprint.ts'

export interface SprintCommands {
  start(subject: SprintSubject): void
  pause(): void
  resume(): void
  lengthen(minutes: number): void
  setOpenEnded(isOpenEnded: boolean): void
  /** Remembers the title of a step that was finished in it. */
  noteFinished(step: string): void
  end(): void
  /** Stores the time at which a tab last showed the sprint, so that a clock that is set back can hardly lengthen it. */
  look(): void
  /** Removes the sprint from the device. */
  reset(): void
}

/** What can be done to the sprint of an owner. Each reads the stored sprint first, because another tab may have changed it. */
export function createSprintCommands(
  owner: string,
  { now, randomId }: Pick<typeof browserEnvironment, 'now' | 'randomId'> = browserEnvironment,
): SprintCommands {
  const kept = keptSprint(owner)
  const seen = sprintSeen(owner)
  function change(rule: (sprint: Sprint, now: number) => Sprint) {
    const sprint = readSprint(kept.get(), now(), seen.get())
    if (sprint) kept.set(rule(sprint, now()))
  }
  return {
    start: (subject) => kept.set(startSprint(randomId(), subject, now())),
    pause: () => change(pauseSprint),
    resume: () => change(resumeSprint),
    lengthen: (minutes) => change((sprint, at) => lengthenSprint(sprint, minutes, at)),
    setOpenEnded: (isOpenEnded) => change((sprint, at) => setOpenEnded(sprint, isOpenEnded, at)),
    noteFinished: (step) => change((sprint) => noteFinished(sprint, step)),
    end: () => change(endSprint),
    look() {
      const at = now()
      if (!readSprint(kept.get(), at, seen.get())) return
      const noted = noteSeen(kept.get(), at, seen.get())
      if (noted) seen.set(noted)
      else change(look)
    },
    reset: () => kept.set(null),
  }
}
