import type { KnownSession } from '../session/use-session.ts'
import { words } from './words.ts'

export interface SiteLink {
  readonly to: string
  readonly label: string
}

export const publicLinks: readonly SiteLink[] = [
  { to: '/features', label: words.links.features },
  { to: '/how-it-works', label: words.links.howItWorks },
  { to: '/for-you', label: words.links.forYou },
]

export const dashboardLink: SiteLink = { to: '/dashboard', label: words.links.dashboard }

/**
 * The header's links: the public ones with an account or where the page wants navigation, the dashboard for
 * whoever can use it, which a guest can.
 */
export function siteLinks(session: KnownSession, navigation: boolean): readonly SiteLink[] {
  const hasAccount = session.kind === 'account'
  return [
    ...(hasAccount || navigation ? publicLinks : []),
    ...(hasAccount || session.kind === 'guest' ? [dashboardLink] : []),
  ]
}
