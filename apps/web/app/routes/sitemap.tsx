import type { MetaFunction } from 'react-router'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { sitemapPage } from '../features/marketing/pages.ts'
import { SitemapArticle } from '../features/marketing/sitemap-article.tsx'

export const meta: MetaFunction = () => pageMeta(sitemapPage)

export default function Sitemap() {
  return <SitemapArticle />
}
