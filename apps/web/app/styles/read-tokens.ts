import { readColor, type Rgb } from './color-contrast.ts'

export type ThemeName = 'light' | 'dark' | 'low' | 'contrast'
export type Scheme = 'day' | 'night'

const blockForm = /([^{}]+)\{([^{}]*)\}/g
const declarationForm = /--([\w-]+):\s*([^;]+);/g

/** Returns the text of every token that a theme declares or inherits from :root, by name without the dashes. */
export function readTheme(tokensCss: string, theme: ThemeName): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, selector = '', body = ''] of tokensCss.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(blockForm)) {
    const isForTheme = selector.includes(':root') || selector.includes(`[data-theme='${theme}']`)
    if (!isForTheme) continue
    for (const [, name = '', value = ''] of body.matchAll(declarationForm)) found.set(name, value.trim())
  }
  return found
}

/** Returns the names of the tokens in the block of exactly this selector. */
export function readOwnNames(tokensCss: string, selector: string): string[] {
  for (const [, found = '', body = ''] of tokensCss.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(blockForm)) {
    if (found.trim() === selector && body.includes('--'))
      return [...body.matchAll(declarationForm)].map(([, name = '']) => name)
  }
  return []
}

/** Returns the colour of a token by day or by night; throws when there is none. */
export function colorOf(tokens: ReadonlyMap<string, string>, name: string, scheme: Scheme): Rgb {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`No token --${name}`)
  return readColor(pickScheme(value, scheme))
}

function pickScheme(value: string, scheme: Scheme): string {
  if (!value.startsWith('light-dark(')) return value
  const inside = value.slice('light-dark('.length, -1)
  let depth = 0
  for (let index = 0; index < inside.length; index++) {
    const sign = inside[index]
    if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (sign === ',' && depth === 0)
      return scheme === 'day' ? inside.slice(0, index) : inside.slice(index + 1)
  }
  throw new Error(`Not a light-dark() of two colours: ${value}`)
}
