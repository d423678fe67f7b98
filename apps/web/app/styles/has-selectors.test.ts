import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Features, type Selector, transform } from 'lightningcss'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')

/** Every selector of a sheet that is for screens, without nesting. */
function selectorsOf(sheet: string): Selector[] {
  const found: Selector[] = []
  const options = { filename: 'sheet.css', errorRecovery: true, include: Features.Nesting }
  const forScreens = transform({
    ...options,
    code: Buffer.from(sheet),
    visitor: {
      Rule: {
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      },
    },
  }).code
  transform({ ...options, code: forScreens, visitor: { Selector: (selector) => void found.push(selector) } })
  return found
}

/** The compounds of a selector, the element that is styled last. */
function compoundsOf(selector: Selector): Selector[] {
  return selector.reduce<Selector[]>(
    (all, part) =>
      part.type === 'combinator' ? [...all, []] : [...all.slice(0, -1), [...(all.at(-1) ?? []), part]],
    [[]],
  )
}

const hasHas = (compound: Selector): boolean =>
  compound.some(
    (part) =>
      part.type === 'pseudo-class' &&
      (part.kind === 'has' || (part.kind === 'not' && part.selectors.some((inner) => hasHas(inner)))),
  )

const isNamed = (compound: Selector): boolean =>
  compound.some(({ type }) => type === 'class' || type === 'attribute' || type === 'id')

test('what :has() decides for another element is for a class of elements, so that a message or a dialog styles no whole page anew', () => {
  let seen = 0
  const wide = globSync('**/*.css', { cwd: app }).flatMap((file) =>
    selectorsOf(readFileSync(join(app, file), 'utf8')).flatMap((selector) => {
      const compounds = compoundsOf(selector)
      const styled = compounds.at(-1) ?? []
      if (!compounds.slice(0, -1).some(hasHas)) return []
      seen += 1
      return isNamed(styled) ? [] : [`${file}: ${JSON.stringify(styled)}`]
    }),
  )
  expect(seen).toBeGreaterThan(5)
  expect(wide).toEqual([])
})
