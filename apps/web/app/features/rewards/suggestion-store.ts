import type { Room } from '@glimmer/domain/rewards/pick-reward'
import { createCell } from '../../device/cell.ts'

/** How much room there is for the suggestion that is asked for; null while none is. */
export const suggestionRoom = createCell<Room | null>(null)

/** Whether an offer is in view. */
export const offerInView = createCell(false)
