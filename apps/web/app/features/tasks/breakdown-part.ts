import { type ComponentType, createContext, type ReactNode } from 'react'

/** A step to make smaller. One that is only suggested so far has no id. */
export interface StepToBreakDown {
  readonly id: string | null
  readonly title: string
}

/** The props of the dialog that breaks a task into steps. It belongs to another feature, so the layout provides it. */
export interface BreakdownPart {
  readonly task: {
    readonly title: string
    readonly context: string | null
    /** The title of the task, where this is a step of it. */
    readonly stepOf?: string
  }
  readonly canEstimate: boolean
  /** More about the task, shown below the steps. */
  readonly aside?: ReactNode
  /** `minutes` is null where the task's time stays as it is. Resolves to whether it took effect. */
  readonly onApply: (titles: readonly string[], minutes: number | null) => Promise<boolean>
  /** Begins with the first step, once the steps are added; absent where the person did not come to begin. */
  readonly onBegin?: (() => void) | undefined
  /** Makes several tasks of one; absent for a task that is not on the list yet. */
  readonly onSplit?: (titles: readonly string[]) => Promise<boolean>
}

export type LoadBreakdown = () => Promise<{ readonly BreakdownDialog: ComponentType<BreakdownPart> }>

/** Provides a function that loads the dialog. */
export const BreakdownContext = createContext<LoadBreakdown | null>(null)
