import type { SignInWays } from '@glimmer/api/sign-in-ways'
import { useCallback, useEffect, useState } from 'react'
import type { Answer } from '../../session/request.ts'
import { fetchWays } from '../../session/ways-api.ts'
import { words } from './way-words.ts'

/** The ways into an account as the server knows them, or why they are not known. */
export function useWays(owner: string) {
  const [ways, setWays] = useState<SignInWays | null>(null)
  const [problem, setProblem] = useState('')
  const [isLooking, setLooking] = useState(true)

  const take = useCallback((answer: Answer<SignInWays>) => {
    setLooking(false)
    setProblem(answer.kind === 'ok' ? '' : problemOf(answer))
    if (answer.kind === 'ok') setWays(answer.value)
  }, [])

  useEffect(() => {
    void fetchWays(owner).then(take)
  }, [owner, take])

  return {
    ways,
    /** Shows what a change answered with. */
    setWays,
    isLooking,
    problem,
    look() {
      setLooking(true)
      setProblem('')
      void fetchWays(owner).then(take)
    },
  }
}

function problemOf(answer: Exclude<Answer<unknown>, { kind: 'ok' }>): string {
  if (answer.kind === 'unreachable') return words.away
  return answer.status === 401 ? words.signInFirst : words.broke
}
