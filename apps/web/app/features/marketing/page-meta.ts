import { ORIGIN } from '@glimmer/api/open-places'
import type { MetaDescriptor } from 'react-router'
import { PRODUCT, TAGLINE } from '../../product.ts'
import type { PublicPage } from './public-page.ts'

const PICTURE = `${ORIGIN}/icons/social-1200x630.png`

/** What search engines and link previews are told about a page. */
export function pageMeta({ path, title, description, keywords, heading }: PublicPage): MetaDescriptor[] {
  const address = ORIGIN + path
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: PRODUCT },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: PICTURE },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${PRODUCT}: ${TAGLINE}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': path === '/' ? aboutProduct(description) : wayTo(path, heading) },
  ]
}

/** Only what is so: no ratings, no company. */
function aboutProduct(description: string) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${ORIGIN}/#site`,
        name: PRODUCT,
        url: `${ORIGIN}/`,
        description,
        inLanguage: 'en-GB',
      },
      {
        '@type': 'SoftwareApplication',
        name: PRODUCT,
        url: `${ORIGIN}/`,
        description,
        image: PICTURE,
        applicationCategory: 'LifestyleApplication',
        operatingSystem: 'Any with a current browser',
        isAccessibleForFree: true,
        license: 'https://www.gnu.org/licenses/agpl-3.0.html',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
      },
    ],
  }
}

function wayTo(path: string, heading: string) {
  const step = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: ORIGIN + item,
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, PRODUCT, '/'), step(2, heading, path)],
  }
}
