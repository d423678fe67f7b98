import type { TipCategory } from '@glimmer/domain/tips/tip'
import Brain from 'lucide-react/icons/brain'
import Footprints from 'lucide-react/icons/footprints'
import Lamp from 'lucide-react/icons/lamp'
import ListChecks from 'lucide-react/icons/list-checks'
import Moon from 'lucide-react/icons/moon'
import Repeat from 'lucide-react/icons/repeat'

const icons = {
  physical: Footprints,
  mental: Brain,
  productivity: ListChecks,
  environmental: Lamp,
  sleep: Moon,
  routine: Repeat,
} satisfies Record<TipCategory, unknown>

/** A tint and a sign for what a tip is about; the word stands beside it. */
export function TipSign({ category }: { readonly category: TipCategory }) {
  const Icon = icons[category]
  return (
    <span className="ui-time-sign tip-sign" data-category={category} aria-hidden>
      <Icon />
    </span>
  )
}
