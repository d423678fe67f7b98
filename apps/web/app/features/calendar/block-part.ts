import { type ComponentType, createContext } from 'react'

/** What a route lends the calendar of tasks. */
export interface BlockPart {
  /** The checkbox of a task, once it has come. */
  readonly BlockBox: ComponentType<{ readonly taskId: string }> | undefined
  /** Opens a time of a task, to change it or take it out. */
  readonly openBlock: (block: { readonly blockId: string; readonly taskId: string }) => void
}

export const BlockPartContext = createContext<BlockPart | undefined>(undefined)
