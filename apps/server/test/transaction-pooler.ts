import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'

// A pooler on loopback that lends a connection for one transaction, as PgBouncer does in its mode `transaction`: statements that
// were prepared and settings that were made on a connection are another client's next, but for what PgBouncer keeps for each.

const TERMINATE = 'X'.charCodeAt(0)
const READY = 'Z'.charCodeAt(0)
const PARAMETER = 'S'.charCodeAt(0)
const IDLE = 'I'.charCodeAt(0)
const SSL_REQUEST = 80_877_103
/** What PgBouncer sets anew for whoever borrows a connection. */
const KEPT = ['TimeZone', 'DateStyle'] as const

type Parameters = Map<string, string>

interface Lent {
  readonly socket: Socket
  readonly parameters: Parameters
  /** Hears every message until another sets it. */
  hear: (type: number, message: Buffer) => void
}

interface Lender {
  readonly borrow: () => Promise<Lent>
  readonly giveBack: (lent: Lent) => void
  /** Of one that cannot be lent again. */
  readonly replace: (lent: Lent) => Promise<void>
}

export interface Pooler {
  /** The address of this database by the pooler. */
  readonly url: string
  close(): Promise<void>
}

/** Lends `width` connections to the database at this address. */
export async function startTransactionPooler(databaseUrl: string, width: number): Promise<Pooler> {
  const all = await Promise.all(Array.from({ length: width }, () => openLent(databaseUrl)))
  const free = [...all]
  const waiting: ((lent: Lent) => void)[] = []
  const borrow = async (): Promise<Lent> =>
    free.pop() ?? new Promise<Lent>((resolve) => waiting.push(resolve))
  const giveBack = (lent: Lent) => {
    const next = waiting.shift()
    if (next) next(lent)
    else free.push(lent)
  }

  const replace = async (lent: Lent) => {
    lent.hear = () => {}
    lent.socket.destroy()
    const next = await openLent(databaseUrl)
    all.splice(all.indexOf(lent), 1, next)
    giveBack(next)
  }

  const server = createServer((client) => {
    client.setNoDelay()
    client.on('error', () => client.destroy())
    serve(client, { borrow, giveBack, replace })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    async close() {
      server.close()
      for (const { socket } of all) socket.destroy()
      await once(server, 'close')
    },
  }
}

/** One client from its greeting to its end. */
function serve(client: Socket, { borrow, giveBack, replace }: Lender) {
  const parameters: Parameters = new Map()
  let isGreeted = false
  let lent: Lent | undefined
  let working = Promise.resolve()

  const take = async () => {
    const taken = await borrow()
    for (const name of KEPT) await setParameter(taken, name, parameters.get(name))
    taken.hear = (type, message) => {
      if (type === PARAMETER) noteParameter(parameters, message)
      client.write(message)
      if (type !== READY || message[5] !== IDLE) return
      lent = undefined
      giveBack(taken)
    }
    lent = taken
  }
  const forward = async (message: Buffer) => {
    if (message[0] === TERMINATE) return void client.end()
    if (!lent) await take()
    lent?.socket.write(message)
  }
  /** Returns whether the client was let in: before that it may ask for TLS. */
  const greet = (message: Buffer): boolean => {
    if (message.readInt32BE(4) === SSL_REQUEST) {
      client.write('N')
      return false
    }
    const isAllowed = frame('R', Buffer.alloc(4))
    client.write(Buffer.concat([isAllowed, frame('K', Buffer.alloc(8)), frame('Z', Buffer.from('I'))]))
    return true
  }
  const read = splitMessages((message) => {
    working = working.then(() => forward(message))
  })
  // One message a chunk: node-postgres waits for each answer before it says more.
  client.on('data', (chunk: Buffer) => {
    if (isGreeted) read(chunk)
    else isGreeted = greet(chunk)
  })
  // Whoever goes in the middle of a transaction leaves a connection on which it is still open.
  client.on('close', () => lent && void replace(lent))
}

async function openLent(databaseUrl: string): Promise<Lent> {
  const client = new pg.Client(databaseUrl)
  client.on('error', () => {})
  await client.connect()
  const socket = (client as unknown as { connection: { stream: Socket } }).connection.stream
  socket.setNoDelay()
  socket.removeAllListeners('data')
  socket.on('error', () => {})
  const lent: Lent = { socket, parameters: new Map(), hear: () => {} }
  const read = splitMessages((message) => {
    const type = message[0] ?? 0
    if (type === PARAMETER) noteParameter(lent.parameters, message)
    lent.hear(type, message)
  })
  socket.on('data', read)
  // Whoever borrows it first would have to set everything: nobody's settings may be taken for one's own.
  for (const [name, value] of [
    ['TimeZone', 'Pacific/Chatham'],
    ['DateStyle', 'German'],
  ] as const)
    await setParameter(lent, name, value)
  return lent
}

async function setParameter(lent: Lent, name: string, value: string | undefined): Promise<void> {
  if (value === undefined || lent.parameters.get(name) === value) return
  await new Promise<void>((resolve) => {
    lent.hear = (type) => type === READY && resolve()
    lent.socket.write(frame('Q', Buffer.from(`set ${name} to '${value}'\0`)))
  })
}

function noteParameter(parameters: Parameters, message: Buffer): void {
  const [name = '', value = ''] = message.toString('utf8', 5).split('\0')
  if ((KEPT as readonly string[]).includes(name)) parameters.set(name, value)
}

function frame(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** Cuts a stream into messages: a letter, the length of what follows, and that. */
function splitMessages(take: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 5 && rest.length >= rest.readInt32BE(1) + 1) {
      const length = rest.readInt32BE(1) + 1
      take(rest.subarray(0, length))
      rest = rest.subarray(length)
    }
  }
}
