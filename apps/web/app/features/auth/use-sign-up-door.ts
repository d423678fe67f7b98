import { useEffect, useState } from 'react'
import { lookAtInvitation } from '../../session/enter-api.ts'
import { useServerSettings } from '../../session/use-server-settings.ts'
import type { Notice } from './auth-notice.tsx'
import { refusalText } from './refusal-text.ts'
import { words } from './words.ts'

/**
 * Whether somebody new can make an account here. `email` is the address that an invitation is for, or empty.
 * `refused`: the invitation is not valid, and `notice` says why.
 */
export type SignUpDoor =
  | { readonly kind: 'open'; readonly invitation: string | null; readonly email: string }
  | { readonly kind: 'closed' | 'invitation-needed' | 'checking' }
  | { readonly kind: 'refused' | 'unreachable'; readonly notice: Notice }

/** Asks the server about the invitation of the address, if there is one and one is needed. */
export function useSignUpDoor(invitation: string | null) {
  const { signUp } = useServerSettings()
  const [looked, setLooked] = useState<SignUpDoor>({ kind: 'checking' })
  const [times, setTimes] = useState(1)

  useEffect(() => {
    if (invitation === null) return
    let isLeft = false
    void lookAtInvitation(invitation).then((answer) => {
      if (isLeft) return
      if (answer.kind === 'ok')
        return setLooked({ kind: 'open', invitation, email: answer.value.email ?? '' })
      const isAway = answer.kind === 'unreachable'
      const text = isAway ? words.door.unreachable : refusalText(answer)
      setLooked({ kind: isAway ? 'unreachable' : 'refused', notice: { tone: 'bad', text } })
    })
    return () => {
      isLeft = true
    }
  }, [invitation, times])

  return {
    door: invitation === null ? doorOf(signUp) : looked,
    lookAgain() {
      setLooked({ kind: 'checking' })
      setTimes((before) => before + 1)
    },
  }
}

function doorOf(mode: ReturnType<typeof useServerSettings>['signUp']): SignUpDoor {
  if (mode === 'open') return { kind: 'open', invitation: null, email: '' }
  return { kind: mode === 'closed' ? 'closed' : 'invitation-needed' }
}
