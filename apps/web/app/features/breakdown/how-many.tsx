import { type Depth, DEPTHS } from '@glimmer/domain/breakdown/step-counts'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { Button } from '../../ui/button.tsx'
import { words } from './words.ts'

interface HowManyProps {
  readonly depth: Depth
  readonly count: number
  readonly onDepth: (depth: Depth) => void
}

const ENDED = 'aria-disabled:cursor-default aria-disabled:opacity-55'

/** Buttons for fewer or more steps. At an end its button stays, disabled, so that the focus stays on it. */
export function HowMany({ depth, count, onDepth }: HowManyProps) {
  const fewer = DEPTHS[DEPTHS.indexOf(depth) - 1]
  const more = DEPTHS[DEPTHS.indexOf(depth) + 1]
  return (
    <div
      role="group"
      aria-label={words.howMany}
      className="flex flex-wrap items-center justify-between gap-2"
    >
      <Button
        className={ENDED}
        icon={<Minus aria-hidden />}
        aria-disabled={fewer === undefined || undefined}
        onClick={() => fewer && onDepth(fewer)}
      >
        {words.fewer}
      </Button>
      <span role="status">{words.stepCount(count)}</span>
      <Button
        className={ENDED}
        icon={<Plus aria-hidden />}
        aria-disabled={more === undefined || undefined}
        onClick={() => more && onDepth(more)}
      >
        {words.more}
      </Button>
    </div>
  )
}
