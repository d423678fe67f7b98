import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formsOf, leftToTheOther } from './one-form.ts'

const root = join(import.meta.dirname, '../..')

function by(seed: number) {
  vi.stubEnv('GLIMMER_FORMS', 'one')
  vi.stubEnv('GLIMMER_SEED', String(seed))
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('what comes in several forms', () => {
  it('is tried in all of them where nobody asks for less', () => {
    vi.stubEnv('GLIMMER_FORMS', undefined)
    expect(formsOf(['dark', 'low', 'contrast'])).toEqual(['dark', 'low', 'contrast'])
    expect(leftToTheOther(root)).toEqual({ desktop: [], phone: [] })
  })

  it('is tried in one, and after as many commits as there are in each', () => {
    const tried = [3, 6, 9].map((seed) => {
      by(seed)
      return formsOf(['dark', 'low', 'contrast'])
    })
    expect(tried).toEqual([['low'], ['contrast'], ['dark']])
  })

  it('meets every form of something else', () => {
    const met = Array.from({ length: 16 }, (_, seed) => {
      by(seed)
      return [...formsOf(['light', 'dark', 'low', 'contrast']), ...formsOf(['desktop', 'phone'])].join()
    })
    expect(new Set(met).size).toBe(8)
  })

  it('is never left out of both widths, and of the other one next time', () => {
    const titles = ['admin.spec.ts an admin looks (I7) @phone', 'calendar.spec.ts one writes (H1) @phone']
    const isLeft = (patterns: RegExp[], title: string) => patterns.some((pattern) => pattern.test(title))
    for (const title of titles) {
      const walked = [6, 8].map((seed) => {
        by(seed)
        const left = leftToTheOther(root)
        const onPhone = !isLeft(left.phone, title)
        expect(isLeft(left.desktop, title)).toBe(onPhone)
        for (const only of [title.replace('@phone', '@phone-only'), title.replace(' @phone', '')])
          expect([isLeft(left.desktop, only), isLeft(left.phone, only)]).toEqual([false, false])
        return onPhone
      })
      expect(walked.toSorted()).toEqual([false, true])
    }
  })
})
