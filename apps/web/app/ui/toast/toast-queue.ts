import type { ReactNode } from 'react'
import { createStore, type ReadableStore } from '../../lib/create-store.ts'
import { endsWithNextAct, goesByItself, takesPlaceOf, type Voice } from './one-voice.ts'

/** The queue's clock, which tests control. */
export interface ToastClock {
  now(): number
  /** Runs the work after so many milliseconds; returns what calls it off. */
  after(delayMs: number, work: () => void): () => void
}

export interface ToastAction {
  /** The button's label. */
  label: string
  run: () => unknown
  /** Whether it undoes something, so that Ctrl+Z does it too. "Try again" or a reload does not. */
  isUndo?: true
}

/** Something offered beside the words, such as a reward. */
export interface ToastOffer {
  label: string
  icon?: ReactNode
  /** Its announcement for a screen reader. */
  said: string
  run: () => unknown
}

export interface ToastContent extends Voice {
  /** A title, where the text alone does not tell the outcome. */
  title?: string
  /** One or two short, kind sentences. */
  text: string
  /** Said after it, as warmth rather than as news. */
  note?: string
  /** Offered as a button; for an undo use `{ label: 'Undo', run, isUndo: true }`. */
  action?: ToastAction
  offer?: ToastOffer
  /** The ids of the rows it speaks of. Once they change again, its Undo is removed. */
  about?: readonly string[]
  /** A longer time than the shortest; a shorter one is ignored. */
  stayMs?: number
}

export interface ShownToast extends ToastContent {
  readonly id: number
  /** The key of its element, which a replacing message reuses, so that a focus in it is not lost. */
  readonly slot: number
}

export interface ToastQueue {
  show(content: ToastContent): number
  /** Hides a message. Its Undo stays available by Ctrl+Z. */
  dismiss(id: number): void
  /** Removes a message that is no longer true, with its Undo. */
  retract(id: number): void
  /** Ends the messages that answer the former action, as the person does something else. */
  endAnswers(): void
  /** Ends the messages of a kind, as their problem is solved. */
  solve(kind: string): void
  /** Removes the Undos about rows that changed again; without rows, all Undos, as the owner changed. */
  forgetUndos(about?: readonly string[]): void
  /** Stops every timer, while the person reads or points at a message. */
  pause(): void
  resume(): void
  /** Undoes the newest action that has an Undo, shown or not. Returns false where there is none. */
  undoNewest(): boolean
  act(id: number): void
  /** Runs what a message offers. */
  takeOffer(id: number): void
  /** The oldest first. */
  readonly shown: ReadableStore<readonly ShownToast[]>
}

/** Nothing with a button leaves sooner than this, in milliseconds. */
export const shortestStayMs = 8_000
/** Time to read slowly, about 500 characters a minute. */
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
  /** The messages with an Undo, oldest first, also those that are hidden. */
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

  /** Removes a message and returns it, shown or not. */
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
