import type { SuggestedStep } from '@glimmer/domain/breakdown/breakdown'
import { type Offer, offerSteps } from '@glimmer/domain/breakdown/offered-steps'
import { useEffect, useRef, useState } from 'react'
import { logProblem } from '../../lib/log.ts'
import type { BreakdownProvider, BreakdownRequest } from './provider.ts'
import { words } from './words.ts'

type BreakdownState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly steps: readonly SuggestedStep[] }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'result' }

interface AskingParts {
  readonly request: BreakdownRequest
  readonly isOpen: boolean
  readonly provider: BreakdownProvider | undefined
  /** Whether there is an answer from an earlier visit. */
  readonly hasAnswer: boolean
  readonly onAnswer: (answer: Offer) => void
}

/** Asks a provider, which may take a while and can be stopped: idle, loading, result or error. */
export function useAsking({ request, isOpen, provider, hasAnswer, onAnswer }: AskingParts) {
  const [state, setState] = useState<BreakdownState>({ kind: hasAnswer ? 'result' : 'idle' })
  const asking = useRef<AbortController | null>(null)
  useEffect(() => {
    // Once the dialog is closed the answer is not needed any more.
    if (!isOpen) asking.current?.abort()
    return () => asking.current?.abort()
  }, [isOpen])

  function show(next: BreakdownState) {
    asking.current?.abort()
    asking.current = null
    setState(next)
  }

  async function ask() {
    if (!provider || (provider.agree && !(await provider.agree()))) return
    show({ kind: 'loading', steps: [] })
    const control = new AbortController()
    asking.current = control
    const settle = (next: BreakdownState) => {
      if (!control.signal.aborted) setState(next)
    }
    try {
      for await (const news of provider.ask(request, control.signal)) {
        if (control.signal.aborted) return
        if (news.kind === 'steps') settle({ kind: 'loading', steps: news.subtasks })
        else if (news.kind === 'error') return settle(news)
        else {
          const { reasoning, subtasks } = news.breakdown
          onAnswer({ reasoning, source: provider.source, steps: offerSteps(subtasks) })
          return settle({ kind: 'result' })
        }
      }
      settle({ kind: 'error', message: words.ended })
    } catch (error) {
      if (control.signal.aborted) return
      logProblem('steps could not be asked for', error)
      settle({ kind: 'error', message: words.broken })
    }
  }

  return { state, ask, stop: () => show({ kind: 'idle' }), showBuiltIn: () => show({ kind: 'idle' }) }
}
