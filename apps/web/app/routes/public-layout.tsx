import { Outlet, useMatches } from 'react-router'
import { CONTENT_ID } from '../frame/content-id.ts'
import { OpenDocument } from '../frame/open-document.tsx'
import { SiteFooter } from '../frame/site-footer.tsx'
import { SiteHeader } from '../frame/site-header.tsx'
import { words } from '../frame/words.ts'

/** The pages inside become static documents: no React is sent with them (see root.tsx). */
export const handle = { isStatic: true }

function PublicLayout() {
  const isLanding = useMatches().some(({ id }) => id === 'routes/landing')
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader getStarted={isLanding ? 'start' : undefined} />
      <main id={CONTENT_ID} tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <SiteFooter />
      <div role="status" className="fixed inset-x-4 bottom-4 grid justify-items-center">
        <div hidden data-site-missing>
          <p className="ui-note shadow-float">{words.partMissing}</p>
        </div>
      </div>
    </div>
  )
}

export default import.meta.env.SSR ? PublicLayout : OpenDocument
