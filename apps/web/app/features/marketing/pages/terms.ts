import { PRODUCT } from '../../../product.ts'
import type { PublicPage } from '../public-page.ts'

export const termsPage: PublicPage = {
  path: '/terms',
  title: `Terms · ${PRODUCT}`,
  description: `The terms of using ${PRODUCT}, in plain words: what you may do, what is yours, and how it ends.`,
  keywords: `${PRODUCT} terms of service, conditions, free software`,
  heading: 'Terms of Service',
  paragraphs: [],
  action: 'Get Started',
}
