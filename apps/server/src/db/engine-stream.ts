import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

/** Accepted, and ready: what node-postgres waits for after its greeting, which the engine does not need. */
const WELCOME = Buffer.from([...message('R', [0, 0, 0, 0]), ...message('Z', [...Buffer.from('I')])])
/** A greeting begins with its length, all other messages with the letter of their type. */
const GREETING = 0
const GOODBYE = 'X'.charCodeAt(0)

function message(type: string, body: readonly number[]): number[] {
  return [type.charCodeAt(0), 0, 0, 0, body.length + 4, ...body]
}

/** The engine as the socket that node-postgres speaks its protocol on: what is written at once goes to it in one call. */
export class EngineStream extends Duplex {
  readonly #engine: Pick<PGlite, 'execProtocolRawStream'>

  constructor(engine: Pick<PGlite, 'execProtocolRawStream'>) {
    super()
    this.#engine = engine
  }

  connect(): void {
    queueMicrotask(() => this.emit('connect'))
  }

  // What a socket can do besides, and node-postgres asks of it.
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: unknown, done: (error?: Error) => void): void {
    void this.#ask(chunk, done)
  }

  override _writev(chunks: { readonly chunk: Buffer }[], done: (error?: Error) => void): void {
    void this.#ask(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  async #ask(messages: Buffer, done: (error?: Error) => void): Promise<void> {
    try {
      if (messages[0] === GREETING) this.push(WELCOME)
      else if (messages[0] !== GOODBYE) {
        // The bytes lie in the engine's memory, which it uses again.
        const onRawData = (bytes: Uint8Array) => void this.push(Buffer.from(bytes))
        await this.#engine.execProtocolRawStream(messages, { onRawData, syncToFs: false })
      }
      done()
    } catch (error) {
      done(error as Error)
    }
  }
}
