import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakdownSchema } from './breakdown.ts'
import { tidyBreakdown, tidySteps } from './tidy-breakdown.ts'
import { anyLetter } from '../test/any-letter.ts'

const step = { title: 'Open the door', description: '', priority: 'high', estimatedTime: 5 }

describe('tidying what a model wrote', () => {
  it('takes no object for a priority or for minutes', () => {
    const odd = { toString: false }
    const tidied = tidySteps([{ ...step, priority: odd, estimatedTime: odd }])
    expect(tidied).toEqual([{ ...step, priority: 'medium', estimatedTime: 15 }])
  })

  it('leaves what is in order as it is, without what nobody asked for', () => {
    const subtasks = [step, { ...step, id: 7, __proto__: null }]
    expect(tidyBreakdown({ reasoning: 'Because.', subtasks, extra: 1 })).toEqual({
      reasoning: 'Because.',
      subtasks: [step, step],
    })
  })

  it('forgives the slips that models make', () => {
    const tidied = (item: object) => tidySteps([{ ...step, ...item }])?.[0]
    expect(tidied({ priority: 'HIGH' })).toMatchObject({ priority: 'high' })
    expect(tidied({ priority: 'urgent' })).toMatchObject({ priority: 'medium' })
    expect(tidied({ estimatedTime: '25 minutes' })).toMatchObject({ estimatedTime: 25 })
    expect(tidied({ estimatedTime: 2.6 })).toMatchObject({ estimatedTime: 3 })
    expect(tidied({ estimatedTime: 0 })).toMatchObject({ estimatedTime: 1 })
    expect(tidied({ estimatedTime: 1e9 })).toMatchObject({ estimatedTime: 480 })
    expect(tidied({ estimatedTime: null })).toMatchObject({ estimatedTime: 15 })
    expect(tidied({ description: undefined })).toMatchObject({ description: '' })
    expect(tidied({ title: ' Open\r\n\u0000the\u001b door\u202e ' })).toMatchObject({
      title: 'Open the door',
    })
    expect(tidied({ title: `${'x'.repeat(499)}😀` })).toMatchObject({ title: 'x'.repeat(499) })
    expect(tidySteps(Array.from({ length: 50 }, () => step))).toHaveLength(20)
  })

  it('takes nothing for a breakdown that is none', () => {
    const none = [
      undefined,
      null,
      'text',
      [],
      {},
      { subtasks: [] },
      { subtasks: 'Open' },
      { subtasks: { 0: step } },
      { subtasks: [step, null] },
      { subtasks: [{ ...step, title: ' \n' }] },
      { subtasks: [{ ...step, title: 7 }] },
    ]
    for (const answer of none) expect([answer, tidyBreakdown(answer)]).toEqual([answer, null])
  })

  it('never lets through what the shape does not allow', () => {
    const item = fc.record({
      title: fc.oneof(fc.string({ unit: anyLetter, minLength: 1, maxLength: 900 }), fc.anything()),
      description: fc.anything(),
      priority: fc.anything({ withObjectString: true }),
      estimatedTime: fc.anything(),
    })
    fc.assert(
      fc.property(fc.record({ reasoning: fc.anything(), subtasks: fc.array(item) }), (answer) => {
        const tidied = tidyBreakdown(answer)
        expect(tidied === null || breakdownSchema.safeParse(tidied).success).toBe(true)
      }),
    )
  })
})
