import { useLocation } from 'react-router'
import { dashboardLink, publicLinks, type SiteLink } from './site-links.ts'

interface SiteLinksProps {
  readonly navigation: boolean
  readonly className: string
  readonly linkClassName: string
}

/** The public pages where the page wants navigation or there is an account; the dashboard for whoever can use it. */
export function SiteLinks({ navigation, className, linkClassName }: SiteLinksProps) {
  const { pathname } = useLocation()
  const current = pathname.replace(/(?<=.)\/+$/, '')
  const entry = ({ to, label }: SiteLink, shown: string | undefined) => (
    <li key={to} className={shown}>
      <a href={to} aria-current={to === current ? 'page' : undefined} className={linkClassName}>
        {label}
      </a>
    </li>
  )
  return (
    <ul className={className}>
      {publicLinks.map((link) => entry(link, navigation ? undefined : 'for-account'))}
      {entry(dashboardLink, 'for-known')}
    </ul>
  )
}
