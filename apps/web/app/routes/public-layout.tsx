import { Outlet } from 'react-router'
import { CONTENT_ID } from '../shell/content-id.ts'
import { SiteFooter } from '../shell/site-footer.tsx'
import { SiteHeader } from '../shell/site-header.tsx'

export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id={CONTENT_ID} tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
