import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine'

const path = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js')
let code: string | undefined

/**
 * What IBM's engine calls a violation of WCAG 2.2 on the page as it is: the rule, what it says, and where. What it only
 * recommends, or asks somebody to look at, is left out.
 */
export async function findBySecondEngine(page: Page): Promise<string[]> {
  // Its code is given to a page once, and stays until another is loaded.
  if (!(await page.evaluate(() => 'ace' in globalThis))) {
    await page.evaluate((code ??= readFileSync(path, 'utf8')))
  }
  return page.evaluate(async () => {
    // What we take for no problem, by its rule and as narrow as can be, and why.
    const exceptions: Record<string, (element: Element) => boolean> = {
      // HTML has `webauthn` behind another value, for browsers that offer passkeys there. This engine does not know it.
      input_autocomplete_valid: (element) => element.getAttribute('autocomplete') === 'username webauthn',
      // For it a label that only eyes do not see is none. Screen readers read it.
      input_label_exists: ({ id }) => {
        const label = document.querySelector(`label[for="${CSS.escape(id)}"].sr-only`)
        return Boolean(label?.textContent?.trim())
      },
    }
    const { ace } = globalThis as unknown as { ace: { Checker: typeof Checker } }
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ ruleId, value, node }) => {
        if (value.join(' ') !== 'VIOLATION FAIL') return false
        // What is inert is there for nobody. It is looked at when nothing lies above it.
        return !(node instanceof Element && (node.closest('[inert]') || exceptions[ruleId]?.(node)))
      })
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`)
  })
}
