const MAX_NUMBER_LENGTH = 20
/** A string, so that the digits in it stay as they are; a number; or what stands between them. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[-+.\deE]*|[^"\d-]+/gy

/**
 * Takes JSON as UTF-8, in any pieces, and gives its text with every number in it such that few digits write it out: what is too large
 * becomes the largest that counts in whole numbers, what is too fine is rounded. The migration that has run relies on it: do not change it.
 */
export async function* tidyNumbers(json: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let left = ''
  for await (const piece of json) {
    left += decoder.decode(piece, { stream: true })
    let tidied = ''
    let end = 0
    for (const [token] of left.matchAll(TOKEN)) {
      // It may go on in the next piece.
      if (end + token.length === left.length) break
      tidied += tidyToken(token)
      end += token.length
    }
    left = left.slice(end)
    yield tidied
  }
  yield tidyToken(left)
}

function tidyToken(token: string): string {
  return /^[-\d]/.test(token) ? JSON.stringify(tidyNumber(Number(token))) : token
}

function tidyNumber(value: number): number {
  const written = String(value)
  if (written.length <= MAX_NUMBER_LENGTH && /^-?[\d.]+$/.test(written)) return value
  const drawnIn = Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value))
  return roundToMicro(drawnIn)
}

/** To six places after the point. */
function roundToMicro(value: number): number {
  return Number(value.toFixed(6))
}
