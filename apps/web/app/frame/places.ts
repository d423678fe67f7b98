import Calendar from 'lucide-react/icons/calendar'
import Cloud from 'lucide-react/icons/cloud'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Leaf from 'lucide-react/icons/leaf'
import ListChecks from 'lucide-react/icons/list-checks'
import ShieldCheck from 'lucide-react/icons/shield-check'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Battery from 'lucide-react/icons/battery-medium'
import Star from 'lucide-react/icons/star'
import Trash2 from 'lucide-react/icons/trash-2'
import Utensils from 'lucide-react/icons/utensils'
import type { ComponentType } from 'react'
import { words } from './words.ts'

export interface Place {
  readonly to: string
  readonly label: string
  readonly Icon: ComponentType<{ 'aria-hidden': true; className?: string }>
  /** How much room it needs to be in view; with less it waits under More. */
  readonly room: 'always' | 'phone' | 'wide'
  /** A quiet mark beside the icon, as administrators have. */
  readonly hasDot?: boolean
}

/** What is found under More and in the header's menu, as the bar has no room for it. */
export const morePlaces: readonly Place[] = [
  { to: '/wins', label: words.places.wins, Icon: Star, room: 'wide' },
  { to: '/energy', label: words.places.energy, Icon: Battery, room: 'wide' },
  { to: '/dopamine-menu', label: words.places.dopamineMenu, Icon: Utensils, room: 'wide' },
  { to: '/recently-deleted', label: words.places.recentlyDeleted, Icon: Trash2, room: 'wide' },
]

/** The seven places of the bottom navigation, in their order. */
export function places(isAdmin: boolean): readonly Place[] {
  const { home, dashboard, tasks, brainDump, inspire, calendar, settings } = words.places
  return [
    { to: '/', label: home, Icon: House, room: 'wide' },
    { to: '/dashboard', label: dashboard, Icon: LayoutGrid, room: 'always' },
    { to: '/tasks', label: tasks, Icon: ListChecks, room: 'always' },
    { to: '/brain-dump', label: brainDump, Icon: Cloud, room: 'phone' },
    { to: '/inspire', label: inspire, Icon: Leaf, room: 'wide' },
    { to: '/calendar', label: calendar, Icon: Calendar, room: 'phone' },
    isAdmin
      ? { to: '/settings', label: words.admin, Icon: ShieldCheck, room: 'wide', hasDot: true }
      : { to: '/settings', label: settings, Icon: SlidersHorizontal, room: 'wide' },
  ]
}
