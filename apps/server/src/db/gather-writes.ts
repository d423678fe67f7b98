import type { Writable } from 'node:stream'

/**
 * Sends what is written to a stream in one turn of the event loop at once: statements that need not wait for each other then
 * reach the database in one piece, which costs both sides one wake-up instead of one for each.
 */
export function gatherWrites<Stream extends Writable>(stream: Stream): Stream {
  const write = stream.write.bind(stream) as (...parts: unknown[]) => boolean
  let isGathering = false
  stream.write = (...parts: unknown[]) => {
    if (!isGathering) {
      isGathering = true
      stream.cork()
      process.nextTick(() => {
        isGathering = false
        stream.uncork()
      })
    }
    return write(...parts)
  }
  return stream
}
