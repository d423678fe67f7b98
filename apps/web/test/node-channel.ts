import { BroadcastChannel } from 'node:worker_threads'

// Tests of pages run in contexts that have what happy-dom has, which is no channel between tabs. Node's does the same.
Object.assign(globalThis, { BroadcastChannel })
