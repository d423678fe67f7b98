import { ORIGIN } from '@glimmer/api/open-places'
import { PRODUCT, TAGLINE } from '../../product.ts'
import type { PublicPage } from './public-page.ts'

const PICTURE = `${ORIGIN}/icons/social-1200x630.png`

/** What search engines and link previews are told about a page. */
export function PageHead({ path, title, description, keywords, heading }: PublicPage) {
  const address = ORIGIN + path
  const about = path === '/' ? aboutProduct(description) : wayTo(path, heading)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={PICTURE} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${PRODUCT}: ${TAGLINE}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // `<` is escaped: a `</script` inside a text would end the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(about).replaceAll('<', String.raw`\u003c`) }}
      />
    </>
  )
}

/** Ratings and a company are left out, because there are none. */
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
