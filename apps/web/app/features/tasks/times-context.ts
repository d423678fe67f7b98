import { createContext } from 'react'

/** When each task begins that has a time today, by its id: read once for all rows. */
export const TimesContext = createContext<ReadonlyMap<string, string>>(new Map())

/** When the next reminder of each task rings, by its id. */
export const RingsContext = createContext<ReadonlyMap<string, string>>(new Map())
