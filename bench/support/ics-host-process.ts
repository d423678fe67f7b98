// A host of one calendar file, in a process of its own, whose work counts for nobody else. Tells its place to whoever forked it.
import { icsEvent, icsFile, startIcsHost } from '../../apps/server/test/ics-host.ts'

const EVENTS = 20

const host = await startIcsHost()
const events = Array.from({ length: EVENTS }, (_, i) => icsEvent(`event-${i}`, `Choir, number ${i}`, i + 1))
const address = host.put('/choir.ics', icsFile(...events))
process.send?.({ address, settings: host.settings, events: EVENTS })
