import { useEffect } from 'react'
import {
  type LoaderFunctionArgs,
  matchRoutes,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useRouteError,
} from 'react-router'
import { CrashPage } from './frame/crash-page.tsx'
import { Frame } from './frame/frame.tsx'
import { OpenDocument } from './frame/open-document.tsx'
import { PageLoading } from './frame/page-loading.tsx'
import type { PageHandle } from './frame/page-title.ts'
import { loadPage } from './lib/parts/load-page.ts'
import { appPages, type AppPage } from './pages.ts'
import { requireSession } from './session/require-session.ts'

let tellDrawn: () => void
/** The first page is on the device what the build drew: who is here is asked after that. */
const firstDrawn = new Promise<void>((resolve) => (tellDrawn = resolve))

function Root() {
  useEffect(() => tellDrawn(), [])
  return (
    <Frame>
      <Outlet />
      <ScrollRestoration />
    </Frame>
  )
}

function Crash() {
  return <CrashPage error={useRouteError()} />
}

const layout = {
  lazy: async () => ({ Component: (await loadPage(null, () => import('./routes/app-layout.tsx'))).default }),
  children: appPages.map(pageRoute),
}

function pageRoute({ path, load }: AppPage): RouteObject {
  return {
    path,
    loader: async () => {
      await firstDrawn
      requireSession()
      return null
    },
    HydrateFallback: () => <PageLoading path={path} />,
    lazy: async () => {
      const { default: Component, title } = await loadPage(path, load)
      return { Component, handle: { title } satisfies PageHandle }
    },
  }
}

const auth: RouteObject = {
  path: '/auth',
  lazy: async () => {
    const module = await loadPage('/auth', () => import('./routes/auth.tsx'))
    const { default: Component, HydrateFallback, loader, handle } = module
    const load = async (request: LoaderFunctionArgs) => {
      await firstDrawn
      return loader(request)
    }
    return { Component, HydrateFallback, loader: load, handle }
  },
}

/** Every address of the app. Public pages are documents of their own, without this router. */
export const appRoutes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: Crash,
    children: [
      auth,
      layout,
      // Every primitive in every state; not part of what people get.
      ...(import.meta.env.DEV
        ? [
            {
              path: '/dev/ui',
              lazy: async () => ({ Component: (await import('./routes/dev-ui.tsx')).default }),
            },
          ]
        : []),
      { path: '*', Component: OpenDocument },
    ],
  },
]

/** Loads what the first page is drawn with, so that the device draws the same as the build did. */
export async function loadFirstPage(path: string): Promise<void> {
  await Promise.all((matchRoutes(appRoutes, path) ?? []).map(({ route }) => settle(route)))
}

/** Puts what a route loads late in its place. */
async function settle(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  const loaded = await route.lazy()
  delete route.lazy
  Object.assign(route, loaded)
}
