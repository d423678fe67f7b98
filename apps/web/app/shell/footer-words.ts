import { PRODUCT } from '../product.ts'

export const footer = {
  privacyFirst: 'Privacy first',
  madeWithCare: 'Made with care',
  accessibility: {
    heading: 'Accessibility',
    paragraphs: [
      `${PRODUCT} is made to work by keyboard, by touch and by screen reader, on narrow screens, at 400 percent zoom, and without motion. We aim for WCAG 2.2, level AA, and check every page in four themes.`,
      'To change what you see and hear, open Calm settings at the top of any page: colours, letters, text size, space, motion, sound and vibration.',
      'Known gaps: it is tested in Chromium, by keyboard and by automatic checks, and has not been tried with every screen reader, voice control or switch. It is in English only.',
      'If something stands in your way, please tell whoever runs this server: that is a fault of ours, and worth mending.',
    ],
  },
  groups: [
    {
      heading: 'Features',
      links: [
        { to: '/brain-dump', label: 'Brain Dump' },
        { to: '/sprints', label: '5-Minute Sprints' },
        { to: '/check-ins', label: 'Daily Check-ins' },
        { to: '/ai-helper', label: 'AI Task Helper' },
        { to: '/rewards', label: 'Reward System' },
      ],
    },
    {
      heading: 'For you',
      links: [
        { to: '/adhd', label: 'ADHD' },
        { to: '/autism', label: 'Autism' },
        { to: '/executive-dysfunction', label: 'Executive Dysfunction' },
        { to: '/overwhelm', label: 'Overwhelm' },
        { to: '/gentle-productivity', label: 'Gentle Productivity' },
      ],
    },
    {
      heading: PRODUCT,
      links: [
        { to: '/privacy', label: 'Privacy Policy' },
        { to: '/terms', label: 'Terms of Service' },
        { to: '/sitemap', label: 'Sitemap' },
        { to: '/sitemap.xml', label: 'Sitemap (XML)' },
        { to: '#accessibility', label: 'Accessibility' },
      ],
    },
  ],
} as const
