import { PRODUCT } from '../product.ts'
import { pagesOf } from '../features/marketing/site-pages.ts'

export const footer = {
  privacyFirst: 'Privacy first',
  madeWithCare: 'Made with care',
  accessibility: {
    heading: 'Accessibility',
    paragraphs: [
      `${PRODUCT} is made to work by keyboard, by touch and by screen reader, on narrow screens, at 400 percent zoom, and without motion. We aim for WCAG 2.2, level AA, and check every page in four themes.`,
      'To change what you see and hear, open Calm settings at the top of any page: colours, font, text size, space, motion, sound and vibration.',
      'Known gaps: it is tested in Chromium, by keyboard and by automatic checks, and has not been tried with every screen reader, voice control or switch. It is in English only.',
      'If something stands in your way, please tell whoever runs this server; the Privacy Policy says who. It is our mistake, and we want to put it right.',
    ],
  },
  groups: [
    { heading: 'Features', links: [{ path: '/brain-dump', label: 'Brain Dump' }, ...pagesOf('Features')] },
    { heading: 'For you', links: pagesOf('For You') },
    {
      heading: PRODUCT,
      links: [
        ...pagesOf('Legal'),
        { path: '/sitemap.xml', label: 'Sitemap (XML)' },
        { path: '#accessibility', label: 'Accessibility' },
      ],
    },
  ],
} as const
