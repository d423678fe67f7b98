import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TipsOfToday } from './tips-of-today.tsx'
import type { Person } from './use-person.ts'
import { useTipLibrary } from './use-tip-library.ts'
import { words } from './words.ts'

/** The card of tips. It fills once their code is loaded. */
export function TipsCard({ person, today }: { readonly person: Person; readonly today: string }) {
  const library = useTipLibrary()
  if (library.kind === 'here') return <TipsOfToday library={library.tips} person={person} today={today} />
  return (
    <Card aria-labelledby="tips" className="stack-3 wide:col-span-full">
      <h2 id="tips">{words.tips}</h2>
      {library.kind === 'loading' ? (
        <Skeleton label={words.tipsLoading} lines={4} />
      ) : (
        <div role="status" className="grid justify-items-start gap-3">
          <p>{words.tipsAbsent}</p>
          <Button onClick={library.tryAgain}>{words.tryAgain}</Button>
        </div>
      )}
    </Card>
  )
}
