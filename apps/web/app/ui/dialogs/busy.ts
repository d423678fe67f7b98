import { createStore } from '../../lib/create-store.ts'

/** Whether a sprint is running, during which no dialog may open by itself. */
export const isBusy = createStore(false)
