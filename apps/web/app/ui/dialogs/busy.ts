import { createStore } from '../../lib/create-store.ts'

/** Whether the person does something for a while that no offer comes into: a sprint. */
export const isBusy = createStore(false)
