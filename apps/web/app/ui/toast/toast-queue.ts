import { createStore, type ReadableStore } from '../../lib/create-store.ts'

/** Time as the queue sees it, so that a test can hold the clock. */
export interface ToastClock {
  now(): number
  /** Runs the work after so many milliseconds; returns what calls it off. */
  after(delayMs: number, work: () => void): () => void
}

export interface ToastAction {
  /** What the button says. */
  label: string
  run: () => unknown
  /** Takes something back, so Ctrl+Z does it too. Another try, or loading the page anew, is none. */
  isUndo?: true
}

export interface ToastContent {
  /** A word before the text, where the text alone does not say how it went. */
  title?: string
  /** One or two short, kind sentences. */
  text: string
  /** Offered as a button; for an undo use `{ label: 'Undo', run, isUndo: true }`. */
  action?: ToastAction
  /** The newest of a kind takes the place of the one that is in view. */
  kind?: string
  /** Longer than the shortest stay only; never shorter. */
  stayMs?: number
}

export interface ShownToast extends ToastContent {
  readonly id: number
}

export interface ToastQueue {
  show(content: ToastContent): number
  /** Shows new content in place of a message that is still in view; it is the newest then. Else the same as `show`. */
  renew(id: number | null, content: ToastContent): number
  dismiss(id: number): void
  /** Stops every timer, for as long as somebody reads or points. */
  pause(): void
  resume(): void
  /** Takes back the newest of what can be taken back. Returns false where there is none. */
  undoNewest(): boolean
  act(id: number): void
  /** The oldest first. */
  readonly shown: ReadableStore<readonly ShownToast[]>
}

/** Nothing with a button leaves sooner than this, in milliseconds. */
export const shortestStayMs = 8_000
/** Slow readers count: about 500 characters a minute. */
const readingMsPerCharacter = 120
const mostAtOnce = 3

/** Returns how long a toast stays, in milliseconds, given how much there is to read. */
export function stayFor(content: ToastContent): number {
  return Math.max(shortestStayMs, content.stayMs ?? 0, content.text.length * readingMsPerCharacter)
}

interface Entry {
  toast: ShownToast
  leftMs: number
  startedAt: number
  cancel: (() => void) | undefined
}

export function createToastQueue(clock: ToastClock): ToastQueue {
  let entries: readonly Entry[] = []
  const shown = createStore<readonly ShownToast[]>([])
  let nextId = 1
  let isPaused = false

  function publish(next: readonly Entry[]): void {
    entries = next
    shown.set(next.map((entry) => entry.toast))
  }

  function start(entry: Entry): void {
    if (isPaused) return
    entry.startedAt = clock.now()
    entry.cancel = clock.after(entry.leftMs, () => dismiss(entry.toast.id))
  }

  function stop(entry: Entry): void {
    if (!entry.cancel) return
    entry.cancel()
    entry.cancel = undefined
    entry.leftMs = Math.max(0, entry.leftMs - (clock.now() - entry.startedAt))
  }

  function dismiss(id: number): void {
    const entry = entries.find(({ toast }) => toast.id === id)
    if (!entry) return
    entry.cancel?.()
    publish(entries.filter((other) => other !== entry))
  }

  function act(id: number): void {
    const action = entries.find(({ toast }) => toast.id === id)?.toast.action
    dismiss(id)
    action?.run()
  }

  function show(content: ToastContent, id = nextId++): number {
    const entry: Entry = {
      toast: { ...content, id },
      leftMs: stayFor(content),
      startedAt: 0,
      cancel: undefined,
    }
    start(entry)
    for (const old of entries.slice(0, Math.max(0, entries.length + 1 - mostAtOnce))) old.cancel?.()
    publish([...entries, entry].slice(-mostAtOnce))
    return id
  }

  function renew(isMeant: (toast: ShownToast) => boolean, content: ToastContent): number {
    const old = entries.find(({ toast }) => isMeant(toast))
    if (!old) return show(content)
    old.cancel?.()
    entries = entries.filter((other) => other !== old)
    return show(content, old.toast.id)
  }

  return {
    show: (content) => renew(({ kind }) => kind !== undefined && kind === content.kind, content),
    renew: (id, content) => renew((toast) => toast.id === id, content),
    dismiss,
    act,
    undoNewest() {
      const newest = entries.findLast(({ toast }) => toast.action?.isUndo)
      if (!newest) return false
      act(newest.toast.id)
      return true
    },
    pause() {
      if (isPaused) return
      for (const entry of entries) stop(entry)
      isPaused = true
    },
    resume() {
      if (!isPaused) return
      isPaused = false
      for (const entry of entries) start(entry)
    },
    shown,
  }
}
