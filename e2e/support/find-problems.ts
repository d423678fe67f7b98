import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const otherThemes = ['dark', 'low', 'contrast'] as const
/** What depends on colours. The rest of a page is the same in every theme. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** Axe for a page. Legacy is its word for staying in the page that is looked at: we have no frames to gather from. */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}

/**
 * What axe finds on the page as it is, shown in the light theme, and what it finds about colours in the others: the theme,
 * the rule, and where.
 */
export async function findProblemsInThemes(page: Page): Promise<string[]> {
  const found = await look(page, 'light')
  for (const theme of otherThemes) found.push(...(await look(page, theme, colourRules)))
  await wear(page, 'light')
  return found
}

/** What axe finds in one theme: everything, or what depends on colours in what the page is about. */
export async function look(
  page: Page,
  theme: string,
  rules?: readonly string[],
  part?: string,
): Promise<string[]> {
  await wear(page, theme)
  const axe = axeOn(page).options({ resultTypes: ['violations'] })
  if (rules) axe.withRules([...rules])
  if (part) axe.include(part)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** A colour in the middle of a fade is nobody's choice: from here on the page changes its colours at once. */
async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((wanted) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets = [still]
    document.documentElement.dataset['theme'] = wanted
  }, theme)
}
