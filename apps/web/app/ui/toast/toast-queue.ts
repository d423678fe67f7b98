import type { ReactNode } from 'react'
import { createStore, type ReadableStore } from '../../lib/create-store.ts'
import { endsWithNextAct, goesByItself, takesPlaceOf, type Voice } from './one-voice.ts'

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

/** Something else that may be taken up or left, beside the words. */
export interface ToastOffer {
  label: string
  icon?: ReactNode
  /** Said of it to who cannot see it. */
  said: string
  run: () => unknown
}

export interface ToastContent extends Voice {
  /** A word before the text, where the text alone does not say how it went. */
  title?: string
  /** One or two short, kind sentences. */
  text: string
  /** Offered as a button; for an undo use `{ label: 'Undo', run, isUndo: true }`. */
  action?: ToastAction
  offer?: ToastOffer
  /** The ids of the rows that it speaks of: once they are changed further, its Undo is over. */
  about?: readonly string[]
  /** Longer than the shortest stay only; never shorter. */
  stayMs?: number
}

export interface ShownToast extends ToastContent {
  readonly id: number
  /** Its element in the page, which stays when another takes its place: a focus in it is not lost. */
  readonly slot: number
}

export interface ToastQueue {
  show(content: ToastContent): number
  /** Takes a message out of view. What it could undo can still be undone. */
  dismiss(id: number): void
  /** Takes a message back as it does not hold any more, and its Undo with it. */
  retract(id: number): void
  /** The person does something else: what was said before ends. */
  endAnswers(): void
  /** Whatever this kind of message told of has been solved. */
  solve(kind: string): void
  /** These rows were changed further, or with none given, their owner has gone: what was said of them cannot be undone any more. */
  forgetUndos(about?: readonly string[]): void
  /** Stops every timer, for as long as somebody reads or points. */
  pause(): void
  resume(): void
  /** Undoes the newest of what can be undone, in view or not, back to when the page was opened. Returns false where there is none. */
  undoNewest(): boolean
  act(id: number): void
  /** Takes up what a message offers. */
  takeOffer(id: number): void
  /** The oldest first. */
  readonly shown: ReadableStore<readonly ShownToast[]>
}

/** Nothing with a button leaves sooner than this, in milliseconds. */
export const shortestStayMs = 8_000
/** Slow readers count: about 500 characters a minute. */
const readingMsPerCharacter = 120
const mostAtOnce = 3
const mostUndos = 100

/** Returns how long a toast stays, in milliseconds, given how much there is to read. */
export function stayFor(content: ToastContent): number {
  if (!goesByItself(content)) return Infinity
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
  /** What can be undone, the oldest first, also where its message has gone. */
  let undos: readonly ShownToast[] = []
  const shown = createStore<readonly ShownToast[]>([])
  let nextId = 1
  let isPaused = false

  function publish(next: readonly Entry[]): void {
    for (const gone of entries) if (!next.includes(gone)) gone.cancel?.()
    entries = next
    shown.set(next.map((entry) => entry.toast))
  }

  function start(entry: Entry): void {
    if (isPaused || entry.leftMs === Infinity) return
    entry.startedAt = clock.now()
    entry.cancel = clock.after(entry.leftMs, () => dismiss(entry.toast.id))
  }

  function stop(entry: Entry): void {
    if (!entry.cancel) return
    entry.cancel()
    entry.cancel = undefined
    entry.leftMs = Math.max(0, entry.leftMs - (clock.now() - entry.startedAt))
  }

  function dismissAll(isMeant: (toast: ShownToast) => boolean): void {
    const left = entries.filter(({ toast }) => !isMeant(toast))
    if (left.length < entries.length) publish(left)
  }
  const dismiss = (id: number) => dismissAll((toast) => toast.id === id)

  function retract(id: number): void {
    undos = undos.filter((undo) => undo.id !== id)
    dismiss(id)
  }

  /** Takes it back and returns it, in view or not. */
  function take(id: number): ShownToast | undefined {
    const known = [...entries.map(({ toast }) => toast), ...undos].find((toast) => toast.id === id)
    retract(id)
    return known
  }

  function show(content: ToastContent): number {
    const id = nextId++
    const old = entries.find(({ toast }) => takesPlaceOf(content, toast))
    const entry: Entry = {
      toast: { ...content, id, slot: old?.toast.slot ?? id },
      leftMs: stayFor(content),
      startedAt: 0,
      cancel: undefined,
    }
    if (content.action?.isUndo) undos = [...undos, entry.toast].slice(-mostUndos)
    start(entry)
    publish([...entries.filter((other) => other !== old), entry].slice(-mostAtOnce))
    return id
  }

  return {
    show,
    dismiss,
    retract,
    endAnswers: () => dismissAll(endsWithNextAct),
    solve: (kind) => dismissAll((toast) => toast.kind === kind),
    forgetUndos(about) {
      const isMeant = (undo: ShownToast) => !about || undo.about?.some((id) => about.includes(id))
      for (const undo of undos.filter(isMeant)) retract(undo.id)
    },
    act: (id) => void take(id)?.action?.run(),
    takeOffer(id) {
      const offer = entries.find(({ toast }) => toast.id === id)?.toast.offer
      dismiss(id)
      offer?.run()
    },
    undoNewest() {
      const newest = undos.at(-1)
      if (newest) void take(newest.id)?.action?.run()
      return newest !== undefined
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
