import { Link } from 'react-router'
import { useToday } from '../../data/preferences/use-today.ts'
import { useWinsOn } from '../../data/wins/use-wins.ts'
import { Spark } from '../../ui/drawings/spark.tsx'
import { words } from './words.ts'

/** How many tasks, steps and sprints were done today, with a link to the wins page. Draws nothing before the first. */
export function WinsToday() {
  const wins = useWinsOn(useToday())
  const [latest] = wins
  if (!latest) return null
  return (
    <p className="border-line flex items-baseline gap-2 border-t pt-3">
      <svg viewBox="0 0 24 24" aria-hidden className="size-[1.1rem] shrink-0 translate-y-[0.15rem]">
        <Spark x={12} y={12} size={20} />
      </svg>
      <span className="min-w-0 wrap-anywhere">
        <Link to="/wins">{words.winsToday(wins.length)}</Link>. {words.latestWin(latest.title)}
      </span>
    </p>
  )
}
