import type { Location } from 'react-router'

interface Asked {
  readonly askedPage: string
}

/** What `/auth` is told about the page that was opened while nobody was here. */
export function stateFor({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Asked {
  return { askedPage: pathname + search + hash }
}

/** Where somebody goes who has come in: to the page they had opened, otherwise to today's tasks. */
export function pageAfterAuth(state: unknown, keptPage = ''): string {
  if (isPageAsked(state)) return state.askedPage
  return keptPage === '' ? '/tasks' : keptPage
}

/** Whether a page of the app was opened while nobody was here. */
export function isPageAsked(state: unknown): state is Asked {
  return (
    typeof state === 'object' && state !== null && 'askedPage' in state && typeof state.askedPage === 'string'
  )
}
