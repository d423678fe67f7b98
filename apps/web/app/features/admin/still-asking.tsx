import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { words } from './words.ts'

interface StillAskingProps {
  readonly problem: string
  readonly askAgain: () => void
}

/** In the place of what the server has not answered yet, or could not. */
export function StillAsking({ problem, askAgain }: StillAskingProps) {
  if (problem === '') return <Skeleton label={words.looking} />
  return (
    <div className="stack-2 justify-items-start">
      <p role="alert" className="font-medium">
        {problem}
      </p>
      <Button onClick={askAgain}>{words.again}</Button>
    </div>
  )
}
