import { type MetaFunction, useLocation } from 'react-router'
import { MarketingView } from '../features/marketing/marketing-view.tsx'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { findPublicPage, landingPage } from '../features/marketing/pages.ts'
import { OpenDocument } from '../frame/open-document.tsx'

export const meta: MetaFunction = ({ location }) =>
  import.meta.env.SSR ? pageMeta(findPublicPage(location.pathname) ?? landingPage) : []

function Marketing() {
  const { pathname } = useLocation()
  return <MarketingView path={(findPublicPage(pathname) ?? landingPage).path} />
}

export default import.meta.env.SSR ? Marketing : OpenDocument
