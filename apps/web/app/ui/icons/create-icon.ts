import { createElement, type SVGProps } from 'react'

export interface IconData {
  readonly name: string
  /** Entries that are no text are older names of the icon's module; they are ignored. */
  readonly aliases?: readonly unknown[]
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

const attributes = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/**
 * Stands in the build for lucide's own function of this name: its icons, drawn as it draws them, without the sizes, colours
 * and contexts that nobody here sets.
 */
// Imported by the library's icons, as they import their own.
// oxlint-disable-next-line import/no-default-export
export default function createLucideIcon({ name, aliases = [], node }: IconData) {
  const known = [name, ...aliases].filter((each) => typeof each === 'string')
  const names = ['lucide', ...known.map((each) => `lucide-${each}`)]
  return function Icon({ className, children, ...rest }: SVGProps<SVGSVGElement>) {
    const isNamed = Object.keys(rest).some(
      (key) => key.startsWith('aria-') || key === 'role' || key === 'title',
    )
    return createElement(
      'svg',
      {
        ...attributes,
        className: [...names, className].filter(Boolean).join(' '),
        'aria-hidden': children || isNamed ? undefined : true,
        ...rest,
      },
      ...node.map(([tag, shape]) => createElement(tag, shape)),
      children,
    )
  }
}
