import { pickCompliment } from '@glimmer/domain/tasks/compliments'
import { isHeavyTitle } from '@glimmer/domain/tasks/heavy-title'
import { createContext, use } from 'react'
import type { Celebration } from '../../data/save-with-undo.ts'
import { celebrationLevel } from '../../sensory/effects.ts'
import type { ToastOffer } from '../../ui/toast/toast-queue.ts'

/** Returns what is offered beside the kind words after a completion. Calling it counts as having offered it. */
export const OfferContext = createContext<() => ToastOffer | undefined>(() => undefined)

let last: string | undefined

/**
 * Kind words about a completed task, never the same twice in a row. None where the person has switched them off, or
 * where the title speaks of something heavy, such as a funeral.
 */
export function kindWords(title: string, random: () => number = Math.random): string | undefined {
  if (celebrationLevel() === 'none' || isHeavyTitle(title)) return undefined
  last = pickCompliment(random, last)
  return last
}

/** Returns what celebrates that a thing of this title is done. */
export function useCelebration(): (title: string) => Celebration | undefined {
  const offer = use(OfferContext)
  return (about) => {
    const title = kindWords(about)
    return title === undefined ? undefined : { title, offer: offer() }
  }
}
