import { PRODUCT } from '../../../product.ts'
import type { PublicPage } from '../public-page.ts'

export const sitemapPage: PublicPage = {
  path: '/sitemap',
  title: `Sitemap · ${PRODUCT}`,
  description: `Every page of ${PRODUCT} in one list: the public ones, and the places inside the app.`,
  keywords: `${PRODUCT} sitemap, all pages`,
  heading: 'Sitemap',
  paragraphs: [
    'Every page in one list. The places under Account open once you are in, as a guest or with an account.',
  ],
  action: 'Get Started',
}
