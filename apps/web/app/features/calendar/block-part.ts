import { type ComponentType, createContext } from 'react'

/** What the route hands to the calendar so that it can show tasks: features do not import each other. */
export interface BlockPart {
  /** The checkbox of a task; undefined until it has loaded. */
  readonly BlockBox: ComponentType<{ readonly taskId: string }> | undefined
  /** Opens a time of a task, to change it or take it out. */
  readonly openBlock: (block: { readonly blockId: string; readonly taskId: string }) => void
}

export const BlockPartContext = createContext<BlockPart | undefined>(undefined)
