import type { MetaDescriptor } from 'react-router'
import type { PublicPage } from './pages.ts'

/** What search engines and link previews are told about a page. */
export function pageMeta({ title, description, keywords }: PublicPage): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:image', content: '/icons/social-1200x630.png' },
  ]
}
