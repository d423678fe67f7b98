import { type MetaFunction, useLocation } from 'react-router'
import { MarketingView } from '../features/marketing/marketing-view.tsx'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { findPublicPage, landingPage } from '../features/marketing/pages.ts'

export const meta: MetaFunction = ({ location }) => pageMeta(findPublicPage(location.pathname) ?? landingPage)

export default function Marketing() {
  const { pathname } = useLocation()
  return <MarketingView path={(findPublicPage(pathname) ?? landingPage).path} />
}
