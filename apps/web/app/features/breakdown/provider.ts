import type { Breakdown, SuggestedStep } from '@glimmer/domain/breakdown/breakdown'
import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import type { ReactNode } from 'react'

/** Everything that a provider is told. */
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
  /** `message` is shown as it is. */
  | { readonly kind: 'error'; readonly message: string }

/** The steps that have come so far, all of them each time. */
export interface BreakdownPart {
  readonly kind: 'steps'
  readonly subtasks: readonly SuggestedStep[]
}

/** Calls back with parts as they come, and returns one result at the end. Aborting `signal` ends it without an error. */
export type AskProvider = (
  request: BreakdownRequest,
  signal: AbortSignal,
) => AsyncIterable<BreakdownPart | BreakdownResult>

/** A second source of steps beside the built-in one. */
export interface BreakdownProvider {
  /** The label of the button that asks it. */
  readonly label: string
  /** Shown beside the button: who answers, and what is sent. */
  readonly note: ReactNode
  /** Shown beside its answer: where the steps come from. */
  readonly source: string
  /** Resolves to whether it may be asked; it may ask the person first, over the open dialog. */
  readonly agree?: () => Promise<boolean>
  readonly ask: AskProvider
}
