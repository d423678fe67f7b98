import { parentPort, workerData } from 'node:worker_threads'
import type { RemoteItem } from '../connector.ts'
import { caldav } from './caldav.ts'

parentPort?.postMessage(caldav.decode(workerData as RemoteItem))
