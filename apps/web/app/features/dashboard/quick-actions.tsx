import Calendar from 'lucide-react/icons/calendar'
import Cloud from 'lucide-react/icons/cloud'
import Leaf from 'lucide-react/icons/leaf'
import ListChecks from 'lucide-react/icons/list-checks'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { Link } from 'react-router'
import { words } from './words.ts'

const actions = [
  { to: '/tasks', label: words.places.tasks, Icon: ListChecks },
  { to: '/brain-dump', label: words.places.brainDump, Icon: Cloud },
  { to: '/inspire', label: words.places.inspire, Icon: Leaf },
  { to: '/calendar', label: words.places.calendar, Icon: Calendar },
  { to: '/settings', label: words.places.settings, Icon: SlidersHorizontal },
]

/** The places that a day asks for most, each by its sign and its name. */
export function QuickActions() {
  return (
    <nav className="ui-card quick-actions" aria-labelledby="quick-actions">
      <h2 id="quick-actions">{words.quickActions}</h2>
      <ul>
        {actions.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className="quick-action">
              <span className="quick-action-sign">
                <Icon aria-hidden />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
