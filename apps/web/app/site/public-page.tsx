import { StaticRouter } from 'react-router'
import { PublicView } from '../features/marketing/public-view.tsx'
import type { NamedPage } from '../features/marketing/site-pages.ts'
import { CONTENT_ID } from '../frame/content-id.ts'
import { NotFoundPage } from '../frame/not-found-page.tsx'
import { SiteFooter } from '../frame/site-footer.tsx'
import { SiteHeader } from '../frame/site-header.tsx'
import { SkipLink } from '../frame/skip-link.tsx'
import { UnsubscribePage } from '../frame/unsubscribe-page.tsx'
import { words } from '../frame/words.ts'

interface PublicPageProps {
  readonly path: string
  readonly appPages: readonly NamedPage[]
}

/** The body of a public page: a document, drawn when the app is built, without React in it. */
export function PublicPage({ path, appPages }: PublicPageProps) {
  return (
    <StaticRouter location={path}>
      <SkipLink />
      <div className="flex min-h-dvh flex-col">
        <SiteHeader getStarted={path === '/' ? 'start' : undefined} />
        <main id={CONTENT_ID} tabIndex={-1} className="grow">
          <PublicView path={path} appPages={appPages} />
        </main>
        <SiteFooter />
        <div role="status" className="fixed inset-x-4 bottom-4 grid justify-items-center">
          <div hidden data-site-missing>
            <p className="ui-note shadow-float">{words.partMissing}</p>
          </div>
        </div>
      </div>
    </StaticRouter>
  )
}

/** What is sent for every address that does not exist. */
export function MissingDocument() {
  return (
    <StaticRouter location="/404">
      <SkipLink />
      <NotFoundPage />
    </StaticRouter>
  )
}

/** Where the links to stop letters lead. */
export function UnsubscribeDocument() {
  return (
    <StaticRouter location="/unsubscribe">
      <SkipLink />
      <UnsubscribePage />
    </StaticRouter>
  )
}
