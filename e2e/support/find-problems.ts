import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { formsOf } from './one-form.ts'

/** Those in which this run looks at a page: at all of it in the first, at its colours in the others. */
export const themes: readonly string[] = formsOf(['light', 'dark', 'low', 'contrast'])
const [firstTheme = 'light', ...otherThemes] = themes
/** What depends on colours. The rest of a page is the same in every theme. */
export const colourRules = ['color-contrast', 'link-in-text-block']
/** What lies over a page and makes it wait. */
const dialogs = '.ui-dialog, .ui-drawer'

type Options = Parameters<AxeBuilder['options']>[0]
type Results = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations' | 'incomplete'>
export type Violation = Results['violations'][number]
interface Axe {
  configure(how: { rules: { id: string; selector: string }[] }): void
  run(context: object, options: object): Promise<Results>
}

/** What axe leaves to a person to decide, by its rule and the reason that it gives, where we have decided. */
const decided: Record<string, (html: string) => boolean> = {
  // A dialog's guards pass the focus on as soon as they have it: the journeys by keyboard go through them.
  'aria-hidden-focus focusable-modal-open': (html) => html.includes('data-base-ui-focus-guard'),
  // Something else lies under or over a part of the text. Which colours meet is decided by tokens, and styles/tokens.test.ts
  // computes every pair of them.
  'color-contrast bgOverlap': () => true,
  'color-contrast elmPartiallyObscuring': () => true,
  // A key with an arrow on it is no letter for axe; it has the colours of the keys with letters.
  'color-contrast nonBmp': (html) => html.startsWith('<kbd'),
}

/**
 * What axe finds on the page, or in a part of it, and what it cannot tell and nobody has decided.
 */
export async function findViolations(page: Page, wanted: Options = {}, part?: string): Promise<Violation[]> {
  const found = await runAxe(page, wanted, part)
  if (found.incomplete.flatMap(undecided).length === 0) return found.violations
  // It also cannot tell where the page changes under its eyes: once more, then.
  const { violations, incomplete } = await runAxe(page, wanted, part)
  return [...violations, ...incomplete.flatMap(undecided)]
}

function undecided(rule: Violation): Violation[] {
  return rule.nodes.flatMap((node) => {
    const [check] = [...node.any, ...node.all, ...node.none]
    const reason: string = check?.data?.messageKey ?? check?.id ?? 'no reason given'
    if (decided[`${rule.id} ${reason}`]?.(node.html)) return []
    return { ...rule, id: `${rule.id} cannot tell (${reason})`, nodes: [node] }
  })
}

/** Its own code is half a megabyte, which a page is given once and keeps until another is loaded. */
async function runAxe(page: Page, wanted: Options, part?: string): Promise<Results> {
  const options = { resultTypes: ['violations', 'incomplete'], ...wanted } satisfies Options
  if (await page.evaluate(() => 'axe' in globalThis)) {
    return page.evaluate(
      async ([within, how]) => {
        const axe = Reflect.get(globalThis, 'axe') as Axe
        const { violations, incomplete } = await axe.run(within ? { include: [[within]] } : document, how)
        return { violations, incomplete }
      },
      [part, options] as const,
    )
  }
  // Legacy is its word for staying in the page that is looked at: we have no frames to gather from.
  const axe = new AxeBuilder({ page }).setLegacyMode().options(options)
  if (part) axe.include(part)
  return axe.analyze()
}

/**
 * What axe finds on the page as it is, shown in the first of the themes, and what it finds about colours in the others: the
 * theme, the rule, and where. While a dialog is open the others look at that alone: the page behind it is looked at without one.
 */
export async function findProblemsInThemes(page: Page): Promise<string[]> {
  const found = await look(page, firstTheme)
  const part = (await page.locator(dialogs).count()) > 0 ? dialogs : undefined
  for (const theme of otherThemes) {
    await wear(page, theme)
    await leaveOutColoursSeen(page, theme)
    found.push(...(await look(page, theme, colourRules, part)))
  }
  if (otherThemes.length > 0) {
    await page.evaluate(() => {
      const axe = Reflect.get(globalThis, 'axe') as Axe
      axe.configure({ rules: [{ id: 'color-contrast', selector: '*' }] })
    })
  }
  await wear(page, 'light')
  return found
}

/** The same, and what it finds where the page is as wide as a phone, whose colours are no others. */
export async function findProblemsNarrowToo(page: Page): Promise<string[]> {
  const found = await findProblemsInThemes(page)
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  found.push(...(await look(page, firstTheme)))
  if (wide) await page.setViewportSize(wide)
  return found
}

/**
 * Has axe look at the contrast of one of several texts whose own colours, and those of everything around them, are the same in
 * this theme, and once as long as the page is not loaded anew: this rule takes most of axe's time, and would say the same again.
 * Needs axe in the page, which a look at everything has brought there.
 */
async function leaveOutColoursSeen(page: Page, theme: string): Promise<void> {
  await page.evaluate((inTheme) => {
    const scope = globalThis as { axe?: Axe; coloursSeen?: Record<string, Set<string>> }
    const seen = ((scope.coloursSeen ??= {})[inTheme] ??= new Set())
    const around = new Map<Element | null, string>([[null, '']])
    for (const element of document.querySelectorAll('*')) {
      const style = getComputedStyle(element)
      const { backgroundColor, backgroundImage, opacity, filter, color, fontSize, fontWeight, textShadow } =
        style
      const ground = [
        around.get(element.parentElement),
        backgroundColor,
        backgroundImage,
        opacity,
        filter,
      ].join()
      around.set(element, ground)
      const text = [ground, color, fontSize, fontWeight, textShadow].join()
      element.toggleAttribute('data-new-colours', !seen.has(text))
      if (element.checkVisibility()) seen.add(text)
    }
    scope.axe?.configure({ rules: [{ id: 'color-contrast', selector: '[data-new-colours]' }] })
  }, theme)
}

/** What axe finds in one theme: everything, or what depends on colours in what the page is about. */
export async function look(
  page: Page,
  theme: string,
  rules?: readonly string[],
  part?: string,
): Promise<string[]> {
  await wear(page, theme)
  const runOnly = rules && { runOnly: { type: 'rule' as const, values: [...rules] } }
  const violations = await findViolations(page, runOnly, part)
  return violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** A colour in the middle of a fade is nobody's choice: from here on the page changes its colours at once. */
export async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((wanted) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets = [still]
    document.documentElement.dataset['theme'] = wanted
  }, theme)
}
