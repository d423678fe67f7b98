import type { MetaFunction } from 'react-router'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { sitemapPage } from '../features/marketing/pages.ts'
import { SitemapArticle } from '../features/marketing/sitemap-article.tsx'
import { OpenDocument } from '../frame/open-document.tsx'

export const meta: MetaFunction = () => (import.meta.env.SSR ? pageMeta(sitemapPage) : [])

function Sitemap() {
  return <SitemapArticle />
}

export default import.meta.env.SSR ? Sitemap : OpenDocument
