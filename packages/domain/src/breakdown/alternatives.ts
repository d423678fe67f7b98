/** A pattern by its text alone: an expression of it is made when somebody asks for one. */
export interface Pattern {
  readonly source: string
  readonly ignoreCase: boolean
}

/**
 * The texts between the bars of a pattern that stand in no group: each fits by itself, and together they fit what the whole
 * fits. Example: `cats?|(?:big|small) dogs` has `cats?` and `(?:big|small) dogs`.
 */
export function alternativesOf(source: string): readonly string[] {
  const found: string[] = []
  let start = 0
  let depth = 0
  let isInClass = false
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]
    if (sign === '\\') at++
    else if (isInClass) isInClass = sign !== ']'
    else if (sign === '[') isInClass = true
    else if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (sign === '|' && depth === 0) {
      found.push(source.slice(start, at))
      start = at + 1
    }
  }
  return [...found, source.slice(start)]
}
