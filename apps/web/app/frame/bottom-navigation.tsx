import Ellipsis from 'lucide-react/icons/ellipsis'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useSession } from '../session/use-session.ts'
import './bottom-navigation.css'
import { morePlaces, type Place, places } from './places.ts'
import { words } from './words.ts'

const barClasses = {
  always: undefined,
  phone: 'bottom-navigation-roomy-only',
  wide: 'bottom-navigation-wide-only',
} as const

const MORE_ID = 'more-places'

/** The seven places; on phones four of them and More. */
export function BottomNavigation() {
  const session = useSession()
  const { pathname } = useLocation()
  const all = places(session.kind === 'account' && session.role === 'admin')
  const underMore = [...all.filter((place) => place.room !== 'always'), ...morePlaces]
  const isCurrentUnderMore = underMore.some(
    (place) => place.room === 'wide' && place.to === withoutSlash(pathname),
  )
  const sheet = useRef<HTMLDivElement>(null)

  const openedAt = useRef(pathname)

  // A page that was chosen, or reached by the back button, closes the sheet. What was opened before React came stays.
  useEffect(() => {
    if (openedAt.current !== pathname) sheet.current?.hidePopover?.()
    openedAt.current = pathname
  }, [pathname])

  return (
    <nav className="bottom-navigation" aria-label={words.appNavigation}>
      <ul>
        {all.map((place) => (
          <li key={place.to} className={barClasses[place.room]}>
            <PlaceLink place={place} />
          </li>
        ))}
        <li className="bottom-navigation-narrow-only">
          <button
            type="button"
            className="bottom-navigation-place"
            popoverTarget={MORE_ID}
            data-current={isCurrentUnderMore || undefined}
          >
            <span className="bottom-navigation-sign">
              <Ellipsis aria-hidden />
            </span>
            {words.more}
          </button>
        </li>
      </ul>
      {/* A popover of the browser's own: it closes on Escape and on a press beside it, and gives the focus back. */}
      <div
        ref={sheet}
        id={MORE_ID}
        popover="auto"
        className="bottom-navigation-more"
        aria-label={words.moreTitle}
        role="group"
      >
        <ul>
          {underMore.map((place) => (
            <li key={place.to} className={place.room === 'phone' ? 'bottom-navigation-spare' : undefined}>
              <PlaceLink place={place} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** The build renders `/tasks/`, browsers show `/tasks`: both must give the same page. */
function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/+$/, '')
}

function PlaceLink({ place: { to, label, Icon, hasDot } }: { readonly place: Place }) {
  return (
    <NavLink to={to} reloadDocument={to === '/'} className="bottom-navigation-place">
      <span className="bottom-navigation-sign">
        <Icon aria-hidden />
        {hasDot && <span className="bottom-navigation-dot" />}
      </span>
      {label}
    </NavLink>
  )
}
