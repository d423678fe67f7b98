import { PRODUCT } from '../../product.ts'

/** Every sentence of the card "About". */
export const words = {
  title: `About ${PRODUCT}`,
  version: (version: string) => `Version ${version}`,
  licence: `${PRODUCT} is free software under the AGPL, version 3 or later. You may read it, run it, change it and share it.`,
  source: 'The source of this server',
  askForSource:
    'Whoever runs this server gives you its source when you ask. How to reach them stands under Privacy.',
  privacy: 'Privacy',
  terms: 'Terms',
} as const
