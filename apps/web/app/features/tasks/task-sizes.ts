import type { Task } from '@glimmer/domain/tasks/task'
import type { TaskView } from '@glimmer/domain/tasks/task-view'
import * as z from 'zod/mini'
import { useEffect, useMemo } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { deviceSetting } from '../../lib/device-setting.ts'
import { useStore } from '../../lib/use-store.ts'
import { whenIdle } from '../../lib/when-idle.ts'

/** Minutes by title; null where the title says nothing about it. */
type Sizes = Readonly<Record<string, number | null>>

const NO_SIZES: Sizes = {}
const knownSizes = deviceSetting<Sizes>({
  key: 'task-sizes',
  scope: 'owner',
  schema: z.record(z.string(), z.nullable(z.int())),
  fallback: NO_SIZES,
})

/** Only this many of the newest tasks are estimated, and no title longer than this. */
const MOST_SIZED = 40
const LONGEST_TITLE = 120

/** How many pieces of the warm-up are done on this page: the next task needs none of them again. */
let warmedUp = 0

/**
 * Estimates for tasks without one, from the rules that know their steps. The rules load and work while the browser is
 * idle; the results are stored for the next visit.
 */
export function useTaskSizes(views: readonly TaskView[]): {
  readonly minutesOf: (task: Task) => number | null
  /** Whether all tasks are estimated. */
  readonly isReady: boolean
} {
  const setting = knownSizes(useDevice().store.owner)
  const sizes = useStore(setting)
  // As texts, so that a change of anything but titles does not begin the work anew.
  const wanted = useMemo(() => titlesToSize(views).join('\n'), [views])
  const missing = linesOf(wanted)
    .filter((title) => !Object.hasOwn(sizes, title))
    .join('\n')

  useEffect(() => {
    if (missing === '') return
    return sizeInIdle(linesOf(missing), (found) => {
      const all = { ...setting.get(), ...found }
      const kept = linesOf(wanted).flatMap((title) =>
        title in all ? [[title, all[title] ?? null] as const] : [],
      )
      setting.set(Object.fromEntries(kept))
    })
  }, [missing, wanted, setting])

  const minutesOf = useMemo(() => minutesIn(sizes), [sizes])
  return { minutesOf, isReady: missing === '' }
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'))

/** The estimates so far. */
export function keptMinutesOf(owner: string): (task: Task) => number | null {
  return minutesIn(knownSizes(owner).get())
}

function minutesIn(sizes: Sizes): (task: Task) => number | null {
  return ({ title }) => (Object.hasOwn(sizes, title) ? sizes[title] : undefined) ?? null
}

function titlesToSize(views: readonly TaskView[]): readonly string[] {
  const open = views.filter(({ isDone }) => !isDone)
  const titles = new Set<string>()
  // Of one task nothing has to be chosen.
  for (const { task, steps } of open.length > 1 ? open : []) {
    if (titles.size >= MOST_SIZED) break
    const isKnown = task.estimatedTime !== null || steps.some((step) => !step.isDone)
    if (isKnown || task.title.length > LONGEST_TITLE || task.title.includes('\n')) continue
    titles.add(task.title)
  }
  return [...titles]
}

/** Does one piece of work whenever the browser is idle. Returns how to stop it. */
function sizeInIdle(titles: readonly string[], onSized: (sizes: Sizes) => void): () => void {
  let isStopped = false
  let stop = whenIdle(() => void begin())
  const sizes: Record<string, number | null> = {}

  async function begin() {
    const parts = await Promise.all([
      import('@glimmer/domain/breakdown/estimate-minutes'),
      import('@glimmer/domain/breakdown/warm-up'),
    ]).catch(() => null)
    // A failed load is repeated on the next visit.
    if (!parts || isStopped) return
    const [{ estimateMinutes }, { WARM_UP }] = parts
    goOn([
      ...WARM_UP.slice(warmedUp).map((piece) => () => {
        piece()
        warmedUp += 1
      }),
      ...titles.map((title) => () => {
        sizes[title] = estimateMinutes(title)
      }),
    ])
  }

  function goOn([next, ...rest]: readonly (() => void)[]) {
    if (!next) return onSized(sizes)
    stop = whenIdle(() => {
      next()
      goOn(rest)
    })
  }

  return () => {
    isStopped = true
    stop()
  }
}
