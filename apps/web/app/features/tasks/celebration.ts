import { createContext, use } from 'react'
import type { Celebration } from '../../data/save-with-undo.ts'
import { kindWords } from '../../sensory/compliment.ts'
import type { ToastOffer } from '../../ui/toast/toast-queue.ts'

/** Returns what is offered beside the kind words after a completion. Calling it counts as having offered it. */
export const OfferContext = createContext<() => ToastOffer | undefined>(() => undefined)

/** Returns what celebrates that a thing of this title is done. */
export function useCelebration(): (title: string) => Celebration | undefined {
  const offer = use(OfferContext)
  return (about) => {
    const title = kindWords(about)
    return title === undefined ? undefined : { title, offer: offer() }
  }
}
