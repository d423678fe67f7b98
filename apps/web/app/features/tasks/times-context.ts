import { createContext } from 'react'

/** When each task begins that has a time today, by its id: read once for all rows. */
export const TimesContext = createContext<ReadonlyMap<string, string>>(new Map())
