import { createElement, type ReactNode } from 'react'
import { createStore, type ReadableStore } from '../../lib/create-store.ts'
import { focusBack } from '../focus.ts'
import { ABSENT, tellAbsent } from '../tell-absent.ts'
import { toastQueue } from '../toast/toast.ts'
import type { AnswerOf, DialogDefinition, DialogScope, OwnProps } from './define-dialog.ts'
import type { DialogPart } from './dialog-context.ts'

interface OpenOptions {
  /**
   * Whether a message offers to try again where its code cannot be loaded. That try has no caller any more, so its
   * answer is dropped.
   */
  readonly canAskAgain?: boolean
}

/** A dialog that is open, loading or closing. */
export interface ShownDialog extends DialogPart {
  readonly id: number
  readonly definition: Pick<DialogDefinition<never>, 'scope' | 'isAbove'>
  /** Null until its code is here. */
  readonly content: ReactNode
}

export interface Dialogs {
  /**
   * The one way to open a dialog. It replaces the open one, unless it is defined as `isAbove`. Resolves with the
   * person's answer; undefined where they left it or it could not be loaded. A dialog that is replaced closes without
   * its `onLeave`.
   */
  open<Props extends object>(
    definition: DialogDefinition<Props>,
    props: OwnProps<Props>,
    options?: OpenOptions,
  ): Promise<AnswerOf<Props> | undefined>
  /** Whether it is open, or loading because the person asked for it. */
  isOpen(definition: object): boolean
  /** Drops it where it waits, and closes it where it is open, as if the person had left. */
  close(definition: object): void
  /**
   * Removes everything open or waiting in a scope at once, as its page has gone; with `butFrom`, all but what was asked for on
   * the page of that address.
   */
  drop(scope: DialogScope, butFrom?: string): void
  /** Dialogs that open by themselves wait until the returned function is called, for example while a menu is open. */
  hold(): () => void
  /** Whether nothing lies over the page. */
  isFree(): boolean
  /** Runs something when its turn has come: when another dialog has closed, or when `goOn` is called. */
  wait(one: Waiting): void
  /** Runs what waits, as far as its turn has come. */
  goOn(): void
  /** Shows a dialog whose code is on its way. */
  show<Props extends object>(
    asked: Asked<Props>,
    loading: ReturnType<DialogDefinition<Props>['load']>,
    onAbsent: (error: unknown) => void,
  ): void
  /** The last is on top. */
  readonly shown: ReadableStore<readonly ShownDialog[]>
}

export interface Asked<Props extends object> {
  readonly definition: DialogDefinition<Props>
  readonly props: OwnProps<Props>
  readonly resolve: (answer: AnswerOf<Props> | undefined) => void
}

interface Entry extends ShownDialog {
  /** The address of the page on which it was asked for. */
  readonly from: string
  readonly openedFrom: () => HTMLElement | null
}

/** Something that waits for its turn. */
export interface Waiting {
  readonly definition: object & Pick<DialogDefinition<never>, 'scope'>
  readonly turn: () => 'now' | 'later' | 'never'
  readonly come: () => void
  readonly drop: () => void
}

function createDialogs(): Dialogs {
  const shown = createStore<readonly Entry[]>([])
  let waiting: readonly (Waiting & { readonly from: string })[] = []
  let holds = 0
  let nextId = 1

  const isFree = () => holds === 0 && shown.get().length === 0
  const find = (id: number) => shown.get().find((entry) => entry.id === id)
  const isOpen = (definition: object) =>
    shown.get().some((entry) => entry.definition === definition && entry.isOpen)

  function change(id: number, next: Partial<Entry>): void {
    shown.set(shown.get().map((entry) => (entry.id === id ? { ...entry, ...next } : entry)))
  }
  function remove(id: number): void {
    shown.set(shown.get().filter((entry) => entry.id !== id))
    goOn()
  }

  function goOn(): void {
    for (const one of waiting) {
      // The one before may have run it already.
      if (!waiting.includes(one)) continue
      const turn = one.turn()
      if (turn === 'later') continue
      waiting = waiting.filter((other) => other !== one)
      if (turn === 'now') one.come()
      else one.drop()
    }
  }
  function wait(one: Waiting): void {
    waiting = [...waiting, { ...one, from: location.pathname }]
    goOn()
  }

  /** Closes the dialogs that a new one replaces. Returns what had the focus before all of them. */
  function makeRoom(): HTMLElement | null {
    const before = shown.get().filter((entry) => !entry.definition.isAbove)
    for (const entry of before) {
      change(entry.id, { returnFocus: () => false })
      entry.close()
    }
    return before[0] ? before[0].openedFrom() : focused()
  }

  function show<Props extends object>(
    { definition, props, resolve }: Asked<Props>,
    loading: ReturnType<DialogDefinition<Props>['load']>,
    onAbsent: (error: unknown) => void,
  ): void {
    const id = nextId++
    let openedFrom = definition.isAbove ? focused() : makeRoom()
    function close(answer?: AnswerOf<Props>, giveFocus?: () => void): void {
      const entry = find(id)
      if (!entry?.isOpen) return
      if (giveFocus) change(id, { returnFocus: () => later(giveFocus) })
      if (entry.content === null) remove(id)
      else change(id, { isOpen: false })
      resolve(answer)
    }
    const entry: Entry = {
      id,
      definition,
      from: location.pathname,
      openedFrom: () => openedFrom,
      isOpen: true,
      content: null,
      close: () => close(),
      onClosed: () => remove(id),
      returnFocus: () => focusBack(openedFrom),
    }
    shown.set([...shown.get(), entry])
    loading.then(
      (Component) => {
        toastQueue.solve(ABSENT)
        // The pressed element may be gone, and have passed the focus on before.
        if (!openedFrom?.isConnected) openedFrom = focused()
        // The rest of its props is what every dialog gets.
        const reopen = () => void open(definition, props)
        const all = { ...props, close, reopen, openedFrom } as unknown as Props
        change(id, { content: createElement(Component, all) })
      },
      (error: unknown) => {
        if (!find(id)) return
        close()
        onAbsent(error)
      },
    )
  }

  function open<Props extends object>(
    definition: DialogDefinition<Props>,
    props: OwnProps<Props>,
    { canAskAgain = true }: OpenOptions = {},
  ): Promise<AnswerOf<Props> | undefined> {
    const askAgain = () => void open(definition, props)
    return new Promise((resolve) =>
      wait({
        definition,
        // Of one kind of question, one is open at a time.
        turn: () => (definition.isAbove && isOpen(definition) ? 'later' : 'now'),
        come() {
          toastQueue.endAnswers()
          show({ definition, props, resolve }, definition.load(props), (error) =>
            tellAbsent(error, canAskAgain ? askAgain : undefined),
          )
        },
        drop: () => resolve(undefined),
      }),
    )
  }

  function takeBack(isMeant: (one: (typeof waiting)[number]) => boolean): void {
    const dropped = waiting.filter(isMeant)
    waiting = waiting.filter((one) => !dropped.includes(one))
    for (const one of dropped) one.drop()
  }

  return {
    open,
    isOpen,
    close(definition) {
      takeBack((one) => one.definition === definition)
      for (const entry of shown.get()) if (entry.definition === definition) entry.close()
    },
    drop(scope, butFrom) {
      const isMeant = (one: { readonly definition: Waiting['definition']; readonly from: string }) =>
        one.definition.scope === scope && one.from !== butFrom
      takeBack(isMeant)
      for (const entry of shown.get()) {
        if (!isMeant(entry)) continue
        entry.close()
        remove(entry.id)
      }
    },
    hold() {
      holds++
      let isHeld = true
      return () => {
        if (isHeld) holds--
        isHeld = false
        goOn()
      }
    },
    isFree,
    wait,
    goOn,
    show,
    shown,
  }
}

/** The page's own. */
export const dialogs = createDialogs()

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}

function later(giveFocus: () => void): false {
  requestAnimationFrame(() => giveFocus())
  return false
}
