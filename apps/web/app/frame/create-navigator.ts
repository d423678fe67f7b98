import { createPath, type Location, type NavigateOptions, type Navigator, type To } from 'react-router'
import { createStore } from '../lib/create-store.ts'
import { keepScrollPosition } from './scroll-positions.ts'

/** An address that is shown. */
export interface Visit {
  readonly location: Location
  /** The page stays scrolled as it is. */
  readonly preventScrollReset: boolean
  /** Why the page of the address could not be drawn at all. */
  readonly failure?: { readonly error: unknown }
}

interface Wiring {
  /** Loads the page of an address. Pending for as long as it cannot be had. */
  readonly load: (pathname: string) => Promise<void>
  readonly show: (visit: Visit) => void
  readonly randomId: () => string
}

/** Where the person is going while its page is being loaded. */
export const destination = createStore<Location | null>(null)

/** The address of the entry of the browser's history that is open. */
export function currentLocation(): Location {
  const { pathname, search, hash } = window.location
  const entry: { readonly key?: string; readonly usr?: unknown } | null = window.history.state
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default', mask: undefined }
}

/**
 * What links and `useNavigate` act on. An address is entered once its page is here: until then the page before it stays, with its address. Whoever
 * goes elsewhere meanwhile gets there.
 */
export function createNavigator({ load, show, randomId }: Wiring) {
  let shown = currentLocation()

  async function visit(next: Visit, enter: () => void): Promise<void> {
    destination.set(next.location)
    const failure = await load(next.location.pathname).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    if (destination.get() !== next.location) return
    destination.set(null)
    keepScrollPosition(shown.key)
    enter()
    shown = next.location
    show(failure ? { ...next, failure } : next)
  }

  function go(to: To, state: unknown, isNew: boolean, options?: NavigateOptions): void {
    const { pathname, search, hash } = new URL(createHref(to), window.location.href)
    const location = { pathname, search, hash, state, key: randomId(), mask: undefined }
    const entry = [{ key: location.key, usr: state }, '', createPath(location)] as const
    const enter = () => (isNew ? window.history.pushState(...entry) : window.history.replaceState(...entry))
    void visit({ location, preventScrollReset: options?.preventScrollReset ?? false }, enter)
  }

  /** Follows Back, Forward and links within a page; returns how to stop that. */
  function listen(): () => void {
    const follow = () =>
      void visit({ location: currentLocation(), preventScrollReset: false }, () => undefined)
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }

  const navigator: Navigator = {
    createHref,
    go: (steps) => window.history.go(steps),
    push: (to, state, options) => go(to, state, true, options),
    replace: (to, state, options) => go(to, state, false, options),
  }
  return { navigator, listen }
}

function createHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
}
