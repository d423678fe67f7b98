import type { Room } from '@glimmer/domain/rewards/pick-reward'
import { createStore } from '../../lib/create-store.ts'

/** How much room there is for the suggestion that is asked for; null while none is. */
export const suggestionRoom = createStore<Room | null>(null)

/** Whether an offer is in view. */
export const offerInView = createStore(false)
