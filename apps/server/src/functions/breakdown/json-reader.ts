/**
 * Reads the one JSON object that a text brings, while it is still being written: `{"…": …, "list": [{…}, {…}, …`.
 * What stands around it (a fence, a greeting, thoughts between tags) is passed over.
 */
export function createJsonReader() {
  let text = ''
  let at = 0
  let start = -1
  let isInString = false
  let isEscaped = false
  let closers = ''
  /** Where the last thing in the object's list ended. */
  let lastItemEnd = -1
  let end = -1

  const step = (character: string) => {
    if (isInString) {
      if (isEscaped) isEscaped = false
      else if (character === '\\') isEscaped = true
      else if (character === '"') isInString = false
      return
    }
    if (character === '"') isInString = start >= 0
    else if (character === '{' || character === '[') {
      if (start < 0 && character === '[') return
      if (start < 0) start = at
      closers += character === '{' ? '}' : ']'
    } else if (start >= 0 && character === closers.at(-1)) {
      closers = closers.slice(0, -1)
      if (closers === '}]') lastItemEnd = at + 1
      if (closers === '') end = at + 1
    }
  }

  return {
    /** Takes more of the text. Returns whether another item of the list is complete since. */
    take(piece: string): boolean {
      text += piece
      const before = lastItemEnd
      const thoughtsEnd = endOfThoughts(text)
      if (start < 0) at = Math.max(at, thoughtsEnd)
      for (; at < text.length; at += 1) {
        if (end < 0) step(text[at] ?? '')
      }
      return lastItemEnd > before
    },
    /** The object as far as its list is complete; undefined where that is not JSON. */
    soFar: (): unknown => parse(start < 0 || lastItemEnd < 0 ? '' : `${text.slice(start, lastItemEnd)}]}`),
    /** The whole object; undefined where it has not ended, or is not JSON. */
    whole: (): unknown => parse(end < 0 ? '' : text.slice(start, end)),
    length: () => text.length,
  }
}

const THOUGHTS_BEGIN = '<think>'
const THOUGHTS_END = '</think>'

/** Some models think aloud first. Nothing of that counts, and it may hold braces. */
function endOfThoughts(text: string): number {
  if (!text.trimStart().startsWith(THOUGHTS_BEGIN)) return 0
  const end = text.indexOf(THOUGHTS_END)
  return end < 0 ? text.length : end + THOUGHTS_END.length
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
