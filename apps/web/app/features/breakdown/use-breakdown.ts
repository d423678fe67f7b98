import { breakDown } from '@glimmer/domain/breakdown/break-down'
import type { SuggestedStep } from '@glimmer/domain/breakdown/breakdown'
import { type Offer, offerSchema, offerSteps } from '@glimmer/domain/breakdown/offered-steps'
import type { Depth } from '@glimmer/domain/breakdown/step-counts'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useDevice } from '../../device/device-context.ts'
import { useKept } from '../../session/use-kept.ts'
import { logProblem } from '../../shell/log.ts'
import type { BreakdownProvider, BreakdownRequest } from './provider.ts'
import { words } from './words.ts'

export type BreakdownState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly steps: readonly SuggestedStep[] }
  | { readonly kind: 'error'; readonly message: string }
  | (Offer & { readonly kind: 'result' })

const keptSchema = z.nullable(offerSchema)

type Request = BreakdownRequest & { readonly userPreferences: { readonly depth: Depth } }

/** The four states of asking for steps. Built-in steps are there at once; a provider's may take a while and can be stopped. */
export function useBreakdown(request: Request, isOpen: boolean, provider?: BreakdownProvider) {
  const { owner } = useDevice().store
  const [kept, keep] = useKept<Offer | null>(`breakdown.${owner}.${request.taskTitle}`, keptSchema, null)
  const [state, setState] = useState<BreakdownState>(kept ? { kind: 'result', ...kept } : { kind: 'idle' })
  const asking = useRef<AbortController | null>(null)
  useEffect(() => {
    // Nobody waits for what comes after the dialog is closed.
    if (!isOpen) asking.current?.abort()
    return () => asking.current?.abort()
  }, [isOpen])

  function show(next: BreakdownState) {
    asking.current?.abort()
    asking.current = null
    setState(next)
  }

  function showBuiltIn() {
    const { taskTitle, taskContext, userPreferences } = request
    const { reasoning, subtasks } = breakDown(taskTitle, {
      depth: userPreferences.depth,
      energy: userPreferences.energyLevel,
      challenges: userPreferences.primaryChallenges,
      context: taskContext,
    })
    show({ kind: 'result', reasoning, source: words.builtInSource, steps: offerSteps(subtasks) })
  }

  async function askProvider() {
    if (!provider || (provider.agree && !(await provider.agree()))) return
    show({ kind: 'loading', steps: [] })
    const control = new AbortController()
    asking.current = control
    const settle = (next: BreakdownState) => {
      if (!control.signal.aborted) setState(next)
    }
    try {
      for await (const news of provider.ask(request, control.signal)) {
        if (news.kind === 'steps') settle({ kind: 'loading', steps: news.subtasks })
        else if (news.kind === 'error') return settle(news)
        else {
          const { reasoning, subtasks } = news.breakdown
          return settle({ kind: 'result', reasoning, source: provider.source, steps: offerSteps(subtasks) })
        }
      }
      settle({ kind: 'error', message: words.ended })
    } catch (error) {
      if (control.signal.aborted) return
      logProblem('steps could not be asked for', error)
      settle({ kind: 'error', message: words.broken })
    }
  }

  return {
    state,
    showBuiltIn,
    askProvider,
    /** What a person makes of the steps is still there when the dialog opens again. */
    change(offer: Offer) {
      keep(offer)
      setState({ kind: 'result', ...offer })
    },
    beginAgain() {
      keep(null)
      show({ kind: 'idle' })
    },
    forget: () => keep(null),
  }
}
