import { type ComponentType, createContext, type ReactNode } from 'react'

/** What the dialog gets that breaks a task into steps. It is another feature's: what is around the pages brings it. */
export interface BreakdownPart {
  readonly task: { readonly title: string; readonly context: string | null }
  readonly canEstimate: boolean
  /** Below the steps: what else may be said of the task. */
  readonly aside?: ReactNode
  /** `minutes` is null where the task's time stays as it is. Answers whether it took effect. */
  readonly onApply: (titles: readonly string[], minutes: number | null) => Promise<boolean>
  /** Makes several tasks of one; absent for a task that is not on the list yet. */
  readonly onSplit?: (titles: readonly string[]) => Promise<boolean>
}

export type LoadBreakdown = () => Promise<{ readonly BreakdownDialog: ComponentType<BreakdownPart> }>

/** Loads it when it is asked for. */
export const BreakdownContext = createContext<LoadBreakdown | null>(null)
