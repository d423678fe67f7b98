import { parentPort, workerData } from 'node:worker_threads'
import type { AskedOutside } from '../fairly.ts'
import { caldav } from './caldav.ts'

const asked = workerData as AskedOutside
parentPort?.postMessage('decode' in asked ? caldav.decode(asked.decode) : caldav.encode(asked.encode))
