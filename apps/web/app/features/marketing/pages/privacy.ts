import { PRODUCT } from '../../../product.ts'
import type { PublicPage } from '../public-page.ts'

export const privacyPage: PublicPage = {
  path: '/privacy',
  title: `Privacy · ${PRODUCT}`,
  description: `What ${PRODUCT} stores, where, for how long, who can read it, and how to take it with you or remove it.`,
  keywords: `${PRODUCT} privacy, data protection, local-first, your data, no tracking`,
  heading: 'Privacy Policy',
  paragraphs: [],
  action: 'Get Started',
}
