import ListPlus from 'lucide-react/icons/list-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '../../ui/button.tsx'
import { words } from './words.ts'

export interface ChooseBarProps {
  readonly count: number
  readonly all: number
  readonly onAll: () => void
  readonly onNone: () => void
  readonly onMakeTasks: () => void
  readonly onRemove: () => void
  readonly onEnd: () => void
}

/** What can be done with several thoughts. It stays in view while the list moves. */
export function ChooseBar({ count, all, onAll, onNone, onMakeTasks, onRemove, onEnd }: ChooseBarProps) {
  const isNone = count === 0
  return (
    <div
      className="bg-paper border-line cluster-2 tight-buttons sticky top-(--top-bar) z-1 border-b py-2"
      role="group"
      aria-label={words.chooseSeveral}
    >
      <p role="status" className="font-strong flex-[1_1_9rem]">
        {words.chosen(count, all)}
      </p>
      <Button variant="plain" onClick={count < all ? onAll : onNone}>
        {count < all ? words.chooseAll : words.chooseNone}
      </Button>
      <Button
        variant="go"
        icon={<ListPlus aria-hidden />}
        aria-disabled={isNone || undefined}
        onClick={() => isNone || onMakeTasks()}
      >
        {words.makeTasks(count)}
      </Button>
      <Button
        icon={<Trash2 aria-hidden />}
        aria-disabled={isNone || undefined}
        onClick={() => isNone || onRemove()}
      >
        {words.removeSeveral(count)}
      </Button>
      <Button variant="plain" onClick={onEnd}>
        {words.endChoosing}
      </Button>
    </div>
  )
}
