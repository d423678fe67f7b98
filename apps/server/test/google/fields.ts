/** What a `fields` parameter leaves of an answer: 'a,b(c,d)' keeps `a` whole, and of `b` only `c` and `d`. */
export function pick(value: unknown, mask: string | undefined): unknown {
  if (mask === undefined) return value
  const [tree, rest] = parse(mask)
  if (rest !== '') throw new Error(`not a mask: ${mask}`)
  return keep(value, tree)
}

type Tree = Map<string, Tree | null>

function parse(text: string): [Tree, string] {
  const tree: Tree = new Map()
  let rest = text
  for (;;) {
    const [name] = /^[A-Za-z]+/.exec(rest) ?? []
    if (name === undefined) throw new Error(`not a mask: ${rest}`)
    rest = rest.slice(name.length)
    let inside: Tree | null = null
    if (rest.startsWith('(')) {
      ;[inside, rest] = parse(rest.slice(1))
      if (!rest.startsWith(')')) throw new Error(`not a mask: ${rest}`)
      rest = rest.slice(1)
    }
    tree.set(name, inside)
    if (!rest.startsWith(',')) return [tree, rest]
    rest = rest.slice(1)
  }
}

function keep(value: unknown, tree: Tree | null): unknown {
  if (tree === null) return value
  if (Array.isArray(value)) return value.map((one) => keep(one, tree))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const inside = tree.get(key)
      return inside === undefined ? [] : [[key, keep(one, inside)]]
    }),
  )
}
