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

/** Links to the pages that are used most, each with an icon. */
export function QuickActions() {
  return (
    <nav
      className="ui-card max-wide:border-0 max-wide:bg-transparent wide:px-4 wide:py-6 grid grid-rows-[auto_1fr] items-center gap-2"
      aria-labelledby="quick-actions"
    >
      <h2 id="quick-actions" className="wide:px-2">
        {words.quickActions}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(3.6rem,1fr))] gap-1">
        {actions.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="group text-s font-medium grid h-full content-start justify-items-center gap-2 rounded-m py-2 text-center leading-[1.2]"
            >
              <span className="border-line bg-surface text-dusk group-hover:bg-dusk-wash group-active:bg-dusk-wash grid size-[3.1rem] place-items-center rounded-m border">
                <Icon aria-hidden className="size-[1.5rem]" />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
