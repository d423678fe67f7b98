import type { StartedApp } from './start-app.ts'

export interface Route {
  readonly method: string
  readonly path: string
}

/** Every route of the app, read from the app itself, so that a new one is looked at without anybody naming it. */
export function routesOf({ app }: Pick<StartedApp, 'app'>): Route[] {
  const known = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
  // As the table of addresses writes what differs between people.
  const routes = known.map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)/g, '{$1}') }))
  const unique = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]))
  return [...unique.values()]
}

/** The routes that may change something. */
export function unsafeRoutesOf(started: Pick<StartedApp, 'app'>): Route[] {
  return routesOf(started).filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
}
