import { useCallback, useEffect, useState } from 'react'
import type { Answer } from '../../session/request.ts'
import { problemText } from './problem-text.ts'

interface Asked<T> {
  /** Null until it is here. */
  readonly value: T | null
  /** Why it is not; empty while it is on its way. */
  readonly problem: string
  readonly setValue: (value: T) => void
  readonly askAgain: () => void
}

/** Asks the server once, when it is first drawn. */
export function useAsked<T>(load: () => Promise<Answer<T>>): Asked<T> {
  const [value, setValue] = useState<T | null>(null)
  const [problem, setProblem] = useState('')
  const show = useCallback((answer: Answer<T>) => {
    if (answer.kind === 'ok') setValue(answer.value)
    else setProblem(problemText(answer))
  }, [])
  useEffect(() => void load().then(show), [load, show])
  return {
    value,
    problem,
    setValue,
    askAgain() {
      setProblem('')
      void load().then(show)
    },
  }
}
