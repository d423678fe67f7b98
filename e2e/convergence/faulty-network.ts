/**
 * What may happen to a request. `lost`: it never arrives. `answer_lost`: it is carried out and nobody hears of it.
 * `late`: it arrives after the device gave up, when `deliverLate` is called. `twice`: it arrives two times.
 */
export type Fault = 'none' | 'lost' | 'answer_lost' | 'late' | 'twice'

type Send = (request: Request) => Response | Promise<Response>

/** The way from one device to the server, which can be made to fail at the next request. */
export class FaultyNetwork {
  readonly #send: Send
  readonly #late: Request[] = []
  #next: Fault = 'none'
  #untilFault = 0
  #meanwhile: (() => Promise<unknown>) | null = null
  #before = 0
  isOffline = false

  constructor(send: Send) {
    this.#send = send
  }

  /** The next request fails, or the one after so many that do not. */
  failNext(fault: Fault, after = 0): void {
    this.#next = fault
    this.#untilFault = after
  }

  /** Lets something happen on the device while it waits for an answer: its next one, or the one after so many before. */
  whileWaiting(happen: () => Promise<unknown>, before: number): void {
    this.#meanwhile = happen
    this.#before = before
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'http://localhost'), init)
    const fault = this.isOffline ? 'lost' : this.#takeFault()
    if (fault === 'lost') throw new TypeError('the network is gone')
    if (fault === 'late') {
      this.#late.push(request)
      throw new TypeError('no answer in time')
    }
    const copy = request.clone()
    const response = await this.#send(request)
    if (this.#before > 0) this.#before -= 1
    else {
      await this.#meanwhile?.()
      this.#meanwhile = null
    }
    if (fault === 'answer_lost') throw new TypeError('the answer was lost')
    return fault === 'twice' ? this.#send(copy) : response
  }

  #takeFault(): Fault {
    if (this.#untilFault > 0) {
      this.#untilFault -= 1
      return 'none'
    }
    const fault = this.#next
    this.#next = 'none'
    return fault
  }

  /** Requests that were on their way arrive now, the last first; their answers reach nobody. */
  async deliverLate(): Promise<void> {
    for (let request = this.#late.pop(); request; request = this.#late.pop()) await this.#send(request)
  }
}
