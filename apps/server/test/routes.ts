import type { StartedApp } from './start-app.ts'

export interface Route {
  readonly method: string
  readonly path: string
}

/** Every route of the app, read from the app itself, so that a new one is looked at without anybody naming it. */
export function routesOf({ app }: Pick<StartedApp, 'app'>): Route[] {
  const known = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
  const unique = new Map(known.map(({ method, path }) => [`${method} ${path}`, { method, path }]))
  return [...unique.values()]
}

/** The routes that may change something. */
export function unsafeRoutesOf(started: Pick<StartedApp, 'app'>): Route[] {
  return routesOf(started).filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
}
