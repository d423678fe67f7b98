import { useCallback, useEffect, useState } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import { passkeysHere } from '../../session/passkeys-here.ts'
import { Button } from '../../ui/button.tsx'
import { arrive } from './arrive.ts'
import { codeWords } from './code-words.ts'
import { enteredWith, type HalfWay } from './enter.ts'
import { refusalText } from './refusal-text.ts'
import { words } from './words.ts'

/** A question is good for ten minutes. */
const ASK_AGAIN_MS = 9 * 60 * 1000

const load = () => import('../../session/sign-in-by-passkey.ts')

interface PasskeySignInProps {
  readonly onProblem: (text: string) => void
  readonly onHalfWay: (half: HalfWay) => void
}

/** Signs in with a passkey, where this browser can: by a button, and beside the field for the address where it offers them there. */
export function PasskeySignIn({ onProblem, onHalfWay }: PasskeySignInProps) {
  const [isHere] = useState(() => passkeysHere() === 'ok')
  const [isBusy, setBusy] = useState(false)

  const enter = useCallback(
    async (isAutofill: boolean) => {
      const loaded = await load().catch(() => null)
      if (!loaded) return isAutofill ? undefined : onProblem(words.unreachable)
      const answer = await loaded.signInByPasskey(isAutofill)
      if (answer.kind === 'ok') {
        const entered = await enteredWith(answer.value)
        if (entered.kind === 'half-way') return onHalfWay(entered.half)
        return arrive(entered.session, words.signIn.success)
      }
      if (answer.kind === 'left') return isAutofill ? undefined : onProblem(codeWords.passkeyLeft)
      onProblem(refusalText(answer))
    },
    [onProblem, onHalfWay],
  )

  useEffect(() => {
    if (!isHere || isBusy) return
    let isGone = false
    let again: ReturnType<typeof setInterval> | undefined
    const offer = async () => {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || isGone) return
      void enter(true)
      again = setInterval(() => void enter(true), ASK_AGAIN_MS)
    }
    const stop = whenIdle(() => void offer())
    return () => {
      isGone = true
      stop()
      clearInterval(again)
      if (again === undefined) return
      // Where its code never came, nothing waits.
      void load().then(
        ({ stopWaiting }) => stopWaiting(),
        () => {},
      )
    }
  }, [enter, isHere, isBusy])

  if (!isHere) return null
  return (
    <Button
      size="l"
      isWide
      isBusy={isBusy}
      onClick={() => {
        setBusy(true)
        void enter(false).finally(() => setBusy(false))
      }}
    >
      {words.signIn.passkey}
    </Button>
  )
}
