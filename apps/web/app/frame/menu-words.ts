import { PRODUCT } from '../product.ts'

/** What the menu of a narrow page says beside its places. */
export const menuWords = {
  menuTitle: `${PRODUCT} menu`,
  closeMenu: 'Close menu',
  signInAgain: 'Sign in again',
  guest: 'No account. Everything is on this device.',
} as const
