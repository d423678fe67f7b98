import { useState } from 'react'
import type { Answer } from '../../session/request.ts'
import { sendTest } from '../../session/push/notifications-api.ts'
import { Button } from '../../ui/button.tsx'
import { words } from './dialog-words.ts'

interface TestButtonProps {
  readonly owner: string
  readonly way: 'push' | 'email'
}

/** Sends a test by one way, and says where it went. */
export function TestButton({ owner, way }: TestButtonProps) {
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function send() {
    setBusy(true)
    setSaid('')
    const answer = await sendTest(owner, way)
    setSaid(answer.kind === 'ok' ? words.tested[way] : problemOf(answer))
    setBusy(false)
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button isBusy={isBusy} onClick={() => void send()}>
        {way === 'push' ? words.testPush : words.testEmail}
      </Button>
      <p role="status" className="text-s font-medium empty:hidden">
        {said}
      </p>
    </div>
  )
}

function problemOf(answer: Exclude<Answer<unknown>, { kind: 'ok' }>): string {
  if (answer.kind === 'unreachable') return words.ended.away
  return answer.message ?? words.ended.broke
}
