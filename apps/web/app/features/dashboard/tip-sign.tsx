import type { TipCategory } from '@glimmer/content/tips/tip'
import Brain from 'lucide-react/icons/brain'
import Footprints from 'lucide-react/icons/footprints'
import Lamp from 'lucide-react/icons/lamp'
import ListChecks from 'lucide-react/icons/list-checks'
import Moon from 'lucide-react/icons/moon'
import Repeat from 'lucide-react/icons/repeat'

const looks = {
  physical: { Icon: Footprints, tint: 'bg-afternoon' },
  mental: { Icon: Brain, tint: 'bg-evening' },
  productivity: { Icon: ListChecks, tint: 'bg-morning' },
  environmental: { Icon: Lamp, tint: 'bg-afternoon' },
  sleep: { Icon: Moon, tint: 'bg-evening' },
  routine: { Icon: Repeat, tint: 'bg-morning' },
} satisfies Record<TipCategory, unknown>

/** A tint and a sign for what a tip is about; the word stands beside it. */
export function TipSign({ category }: { readonly category: TipCategory }) {
  const { Icon, tint } = looks[category]
  return (
    <span className={`ui-time-sign ${tint}`} aria-hidden>
      <Icon className="size-[1.25rem]" />
    </span>
  )
}
