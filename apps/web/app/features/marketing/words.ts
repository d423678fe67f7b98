import { PRODUCT } from '../../product.ts'

export const marketingWords = {
  inTheMaking: `This part is still being built. Tasks and steps already work in ${PRODUCT} today.`,
  noSignUp: 'No sign-up needed to look around.',
  seeHow: 'See how it works',
  lastChanged: 'Last changed on 21 November 2026.',
  dashboard: 'Go to Dashboard',
  start: 'Start Your Journey',
} as const
