import { transform } from 'lightningcss'

/** The style sheets of the public pages, less the rules for classes that none of them has; in the same order. */
export function usedStyles(css: string, pages: readonly string[]): string {
  const used = new Set(
    pages.flatMap((html) =>
      [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/)),
    ),
  )
  const named = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  )
  const unusedSymbols = named.filter((name) => !used.has(name))
  return transform({
    filename: 'public.css',
    code: Buffer.from(css),
    unusedSymbols,
    minify: true,
  }).code.toString()
}
