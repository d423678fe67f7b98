import { useId } from 'react'
import { answerDeletions } from '../../../session/connected-calendars-api.ts'
import { Button } from '../../../ui/button.tsx'
import { focusPage } from '../../../ui/focus.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import type { AccountQuestionProps } from './disconnect-question.tsx'
import { words } from './words.ts'

/** Asks whether many events that are gone on the other side are deleted here too. Until then they stay. */
export function WaitingDeletions({ owner, account, carryOut, isBusy }: AccountQuestionProps) {
  const { id, waitingDeletions: count } = account
  const titleId = useId()

  async function answer(choice: 'delete' | 'keep') {
    if (!(await carryOut(answerDeletions(owner, id, choice)))) return
    showToast({
      tone: 'success',
      text: choice === 'delete' ? words.deletedHere(count) : words.keptHere(count),
    })
    focusPage()
  }

  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className="bg-lantern-wash text-on-lantern rounded-m stack-3 p-4"
    >
      <div className="stack-1">
        <h4 id={titleId}>{words.waitingTitle(count)}</h4>
        <p>{words.waitingText}</p>
      </div>
      <div className="cluster-2">
        <Button isBusy={isBusy} onClick={() => void answer('keep')}>
          {words.keepHere}
        </Button>
        <Button isBusy={isBusy} onClick={() => void answer('delete')}>
          {words.deleteHere}
        </Button>
      </div>
    </div>
  )
}
