import type { OpenSession } from '../auth/in-open-session.ts'
import type { Database } from '../db/open.ts'
import type { Events, Listener } from '../http/events.ts'
import { readCounter } from './counter.ts'

/** Every stream is said something to this often: a proxy ends what is silent for a minute. */
const KEEP_ALIVE_S = 25
/** A session is looked at every second time: within a minute of its end its stream is closed. */
const LOOKS_AT_SESSION = 2
/** Streams whose sessions are looked at in one statement. */
const SESSIONS_AT_ONCE = 500
/** Reads of newest revisions at a time, however many streams begin in the same moment. */
const READS_AT_ONCE = 2

interface Parts {
  readonly database: Pick<Database, 'withUser' | 'onRevision' | 'onSessionsEnded'>
  /** Of these sessions those that are still open. */
  readonly findOpen: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>
}

interface OpenStream extends OpenSession {
  readonly listener: Listener
  readonly slot: Set<OpenStream>
  readonly onEnd: () => void
}

const HELLO = ': hello\n\n'
const STILL_HERE = ': still here\n\n'

/**
 * The streams of events that are open in this process: each tells a device its person's newest revision. Thousands may be
 * open, so they share one timer, one listener to the database and statements about many sessions.
 */
export function createEventStreams({ database, findOpen }: Parts) {
  const ofPerson = new Map<string, Set<OpenStream>>()
  /** By the second in which they are said something to. */
  const slots = Array.from({ length: KEEP_ALIVE_S }, () => new Set<OpenStream>())
  let ticks = 0
  let opened = 0
  let stopListening = () => {}

  function begin(): void {
    const tick = setInterval(keepAlive, 1_000).unref()
    const stops = [
      database.onRevision(tell, catchUp),
      database.onSessionsEnded((person) => void closeEnded(ofPerson.get(person) ?? [])),
      () => clearInterval(tick),
    ]
    stopListening = () => stops.forEach((stop) => stop())
  }

  function tell(person: string, rev: number): void {
    const streams = ofPerson.get(person)
    if (!streams) return
    for (const { listener } of streams) listener.tell(`event: rev\ndata: ${rev}\n\n`)
  }

  /** Notices may have been lost. */
  function catchUp(): void {
    ofPerson.forEach((_, person) => wantNewest(person))
    void closeEnded([...ofPerson.values()].flatMap((streams) => [...streams]))
  }

  function keepAlive(): void {
    ticks += 1
    const due = slots[ticks % KEEP_ALIVE_S] ?? new Set()
    for (const { listener } of due) listener.tell(STILL_HERE)
    if (Math.floor(ticks / KEEP_ALIVE_S) % LOOKS_AT_SESSION === 0) void closeEnded(due)
  }

  async function closeEnded(looked: Iterable<OpenStream>): Promise<void> {
    const streams = [...looked]
    for (let from = 0; from < streams.length; from += SESSIONS_AT_ONCE) {
      const some = streams.slice(from, from + SESSIONS_AT_ONCE)
      // While the database is away nobody knows. It is looked again, so that an outage does not end thousands at once.
      const open = await findOpen(some.map(({ sessionId }) => sessionId)).catch(() => null)
      for (const stream of some) if (open?.has(stream.sessionId) === false) close(stream)
    }
  }

  const wanted = new Set<string>()
  let reads = 0

  function wantNewest(person: string): void {
    wanted.add(person)
    if (reads < READS_AT_ONCE) void readWanted()
  }

  async function readWanted(): Promise<void> {
    reads += 1
    for (const person of wanted) {
      wanted.delete(person)
      if (!ofPerson.has(person)) continue
      try {
        const { rev } = await database.withUser(person, (trx) => readCounter(trx, person))
        tell(person, rev)
      } catch {
        for (const stream of ofPerson.get(person) ?? []) close(stream)
      }
    }
    reads -= 1
  }

  function keep(stream: OpenStream): void {
    if (ofPerson.size === 0) begin()
    const { userId, slot } = stream
    ofPerson.set(userId, (ofPerson.get(userId) ?? new Set()).add(stream))
    slot.add(stream)
  }

  /** Returns false where it was over: its end is told of more than once, by whoever closes it and by its connection. */
  function forget(stream: OpenStream): boolean {
    if (!stream.slot.delete(stream)) return false
    const { userId, onEnd } = stream
    const streams = ofPerson.get(userId)
    streams?.delete(stream)
    if (streams?.size === 0) ofPerson.delete(userId)
    if (ofPerson.size === 0) stopListening()
    onEnd()
    return true
  }

  function close(stream: OpenStream): void {
    if (forget(stream)) stream.listener.end()
  }

  return {
    /** What a device is told. It begins with the newest revision, so that what came before is not missed. */
    open({ userId, sessionId }: OpenSession, onEnd: () => void): Events {
      let stream: OpenStream | undefined
      return {
        begin(listener) {
          const slot = slots[(opened += 1) % KEEP_ALIVE_S] ?? new Set()
          stream = { userId, sessionId, listener, slot, onEnd }
          keep(stream)
          listener.tell(HELLO)
          // It listens already, so nothing between the two is missed.
          wantNewest(userId)
        },
        end() {
          if (stream) forget(stream)
          else onEnd()
        },
      }
    },
  }
}
