import { SAMPLE_TITLES } from '@glimmer/content/tutorial/sample-titles'

export type SampleTime = 'morning' | 'afternoon' | 'evening' | 'anytime'

export interface SampleStep {
  readonly title: string
  readonly isDone: boolean
}

/** A task to play with. It lives in the tutorial only and is never stored. */
export interface SampleTask {
  readonly id: string
  readonly title: string
  readonly time: SampleTime
  readonly isDone: boolean
  readonly isAsleep: boolean
  /** Whether it was renamed, broken into steps or snoozed. */
  readonly wasChanged: boolean
  /** Whether steps were asked for. */
  readonly isBrokenDown: boolean
  readonly steps: readonly SampleStep[]
}

/** In the order in which they are shown. */
export type Samples = readonly SampleTask[]

export type Play =
  | { readonly kind: 'tick'; readonly id: string; readonly isDone: boolean }
  | { readonly kind: 'add'; readonly title: string }
  | { readonly kind: 'rename'; readonly id: string; readonly title: string }
  | { readonly kind: 'add-step'; readonly id: string; readonly title: string }
  | { readonly kind: 'break-down'; readonly id: string; readonly titles: readonly string[] }
  | { readonly kind: 'tick-step'; readonly id: string; readonly place: number; readonly isDone: boolean }
  | { readonly kind: 'sleep'; readonly id: string; readonly isAsleep: boolean }

export const MAX_SAMPLE_LENGTH = 200

export const SAMPLES: Samples = (['morning', 'afternoon', 'evening'] as const).flatMap((time) =>
  SAMPLE_TITLES[time].map((title) => sample(title, title, time)),
)

function sample(id: string, title: string, time: SampleTime): SampleTask {
  return {
    id,
    title,
    time,
    isDone: false,
    isAsleep: false,
    wasChanged: false,
    isBrokenDown: false,
    steps: [],
  }
}

/** The samples after one move of the person. Blank titles change nothing. */
export function play(samples: Samples, move: Play): Samples {
  switch (move.kind) {
    case 'add': {
      const title = move.title.trim()
      // The newest comes first, as in the app.
      return title === '' ? samples : [sample(`own-${samples.length}`, title, 'anytime'), ...samples]
    }
    case 'tick':
      return change(samples, move.id, () => ({ isDone: move.isDone }))
    case 'rename': {
      const title = move.title.trim()
      return change(samples, move.id, (one) =>
        title === '' || title === one.title ? {} : { title, wasChanged: true },
      )
    }
    case 'add-step':
      return change(samples, move.id, (one) => withSteps(one, [move.title]))
    case 'break-down':
      // A second press by accident adds nothing twice.
      return change(samples, move.id, (one) =>
        one.isBrokenDown ? {} : { ...withSteps(one, move.titles), isBrokenDown: true },
      )
    case 'tick-step':
      return change(samples, move.id, ({ steps }) => ({
        steps: steps.map((step, at) => (at === move.place ? { ...step, isDone: move.isDone } : step)),
      }))
    case 'sleep':
      return change(samples, move.id, () => ({ isAsleep: move.isAsleep, wasChanged: true }))
  }
}

function withSteps({ steps }: SampleTask, titles: readonly string[]): Partial<SampleTask> {
  const added = titles
    .map((title) => ({ title: title.trim(), isDone: false }))
    .filter(({ title }) => title !== '')
  return added.length === 0 ? {} : { steps: [...steps, ...added], wasChanged: true }
}

function change(samples: Samples, id: string, changed: (sample: SampleTask) => Partial<SampleTask>): Samples {
  return samples.map((one) => (one.id === id ? { ...one, ...changed(one) } : one))
}

export function samplesOf(samples: Samples, time: SampleTime): Samples {
  return samples.filter((one) => one.time === time)
}

/** Few enough to choose from: what the person added last, and one or two that are there from the beginning. */
export function samplesToChange(samples: Samples): Samples {
  return samples.filter(({ id }) => id === 'Plan next day' || isNewestOwn(samples, id))
}

export function samplesToBreakDown(samples: Samples): Samples {
  return samples.filter(
    ({ id }) => id === 'Make dinner' || id === 'Wipe down kitchen sides' || isNewestOwn(samples, id),
  )
}

function isNewestOwn(samples: Samples, id: string): boolean {
  return samplesOf(samples, 'anytime')[0]?.id === id
}

/** How many tasks and steps are ticked, how many tasks were added, and how many were changed. */
export interface Played {
  readonly ticked: number
  readonly added: number
  readonly changed: number
}

export function whatWasPlayed(samples: Samples): Played {
  const steps = samples.flatMap((one) => one.steps)
  return {
    ticked: [...samples, ...steps].filter(({ isDone }) => isDone).length,
    added: samplesOf(samples, 'anytime').length,
    changed: samples.filter(({ wasChanged }) => wasChanged).length,
  }
}
