import type { Breakdown, SuggestedStep } from '@glimmer/domain/breakdown/breakdown'
import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import type { ReactNode } from 'react'

/** What is asked: all that an answer may know. */
export interface BreakdownRequest {
  readonly taskTitle: string
  readonly taskContext: string | null
  readonly userPreferences: {
    /** How small: 1 (two steps to begin with) to 5 (many tiny ones). */
    readonly depth: number
    readonly energyLevel: EnergyLevel | null
    readonly primaryChallenges: readonly string[]
  }
}

export type BreakdownResult =
  | { readonly kind: 'ok'; readonly breakdown: Breakdown }
  /** `message` is said as it is. */
  | { readonly kind: 'error'; readonly message: string }

/** The steps that have come so far, all of them each time. */
export interface BreakdownPart {
  readonly kind: 'steps'
  readonly subtasks: readonly SuggestedStep[]
}

/** Answers with parts, if it likes, and at the end with one result. Ends early, quietly, when `signal` is aborted. */
export type AskProvider = (
  request: BreakdownRequest,
  signal: AbortSignal,
) => AsyncIterable<BreakdownPart | BreakdownResult>

/** A second source of steps beside the built-in one. */
export interface BreakdownProvider {
  /** What the button says that asks it. */
  readonly label: string
  /** Said beside the button: who answers, and what is sent. */
  readonly note: ReactNode
  /** Said beside its answer: where the steps come from. */
  readonly source: string
  /** Resolves to whether it may be asked, which it may settle with the person first; the dialog stays open beneath. */
  readonly agree?: () => Promise<boolean>
  readonly ask: AskProvider
}
