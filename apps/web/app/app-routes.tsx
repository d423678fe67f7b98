import { type ComponentType, Fragment, type ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router'
import { CrashBoundary } from './frame/crash-boundary.tsx'
import { Frame } from './frame/frame.tsx'
import { OpenDocument } from './frame/open-document.tsx'
import { loadPage } from './lib/parts/load-page.ts'
import { appPages, type AppPage, type PageModule } from './pages.ts'

/** A page whose code is here, with what stands around it. */
interface LoadedPage extends PageModule {
  readonly Layout: ComponentType<{ readonly children: ReactNode }>
}

const pagesWithoutLayout: readonly AppPage[] = [
  { path: '/auth', load: () => import('./routes/auth.tsx') },
  // Every primitive in every state; not part of what people get.
  ...(import.meta.env.DEV ? [{ path: '/dev/ui', load: () => import('./routes/dev-ui.tsx') }] : []),
]

const loaded = new Map<string, LoadedPage>()
const loads = new Map<string, Promise<void>>()

function pageAt(pathname: string): AppPage | undefined {
  return [...appPages, ...pagesWithoutLayout].find(({ path }) => matchPath(path, pathname))
}

/** Loads the page of an address with its layout, unless they are here. */
export async function loadPageAt(pathname: string): Promise<void> {
  const page = pageAt(pathname)
  if (!page) return
  const load = loads.get(page.path) ?? loadPage(page.path, () => loadWithLayout(page))
  loads.set(page.path, load)
  await load
}

async function loadWithLayout(page: AppPage): Promise<void> {
  const [module, layout] = await Promise.all([
    page.load(),
    appPages.includes(page) ? import('./routes/app-layout.tsx') : { default: Fragment },
  ])
  loaded.set(page.path, { ...module, Layout: layout.default })
}

/** The page of an address, if `loadPageAt` has loaded it. */
export function loadedPageAt(pathname: string): LoadedPage | undefined {
  return loaded.get(pageAt(pathname)?.path ?? '')
}

/** Every address of the app. Public pages are documents of their own, without this router. */
export function AppRoutes() {
  const location = useLocation()
  const page = loadedPageAt(location.pathname)
  return (
    <CrashBoundary location={location}>
      <Frame title={page?.title}>
        {page ? (
          <page.Layout>
            <page.default />
          </page.Layout>
        ) : (
          <OpenDocument />
        )}
      </Frame>
    </CrashBoundary>
  )
}
