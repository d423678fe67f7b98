import { ORIGIN } from '@glimmer/api/open-places'
import { sitePages } from '../features/marketing/site-pages.ts'

/** sitemap.xml: every public page. Without dates, as the build does not know when a page's words last changed. */
export function sitemapXml(): string {
  const urls = sitePages.flatMap(({ path, search }) =>
    search
      ? [
          '  <url>',
          `    <loc>${ORIGIN}${path}</loc>`,
          `    <changefreq>${search.changes}</changefreq>`,
          `    <priority>${search.priority.toFixed(1)}</priority>`,
          '  </url>',
        ]
      : [],
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** robots.txt: everybody may read everything. The app's own pages say `noindex` themselves. */
export function robotsTxt(): string {
  return ['User-agent: *', 'Allow: /', 'Crawl-delay: 1', '', `Sitemap: ${ORIGIN}/sitemap.xml`, ''].join('\n')
}
