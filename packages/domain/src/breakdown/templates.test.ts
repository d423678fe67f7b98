import { expect, test } from 'vitest'
import { chooseSteps, stepKey } from './choose-steps.ts'
import { CHALLENGES } from '@glimmer/content/preferences/challenges'
import { HEAVY_IDS } from './weight.ts'
import { DEPTHS } from './step-counts.ts'
import { EVERY_TEMPLATE as every } from './understand.ts'
import { ADVICE_SOURCES } from '@glimmer/content/breakdown/templates/heavy-sources'
import { doneWithHands } from './test/hands.ts'

test('templates have names of their own', () => {
  expect(new Set(every.map(({ id }) => id)).size).toBe(every.length)
})

test.each(every.map((one) => [one.id, one] as const))(
  '%s has nine steps that can be left out from the end',
  (_, one) => {
    expect(one.steps.map(({ level }) => level).toSorted()).toEqual([1, 1, 2, 3, 3, 4, 4, 5, 5])
    expect(new Set(one.steps.map(({ title }) => stepKey(title))).size).toBe(9)
    const [first] = one.steps
    expect(first?.level).toBe(1)
    expect(first?.minutes).toBeLessThanOrEqual(2)
    expect(one.steps.filter(({ minutes }) => minutes > 20)).toEqual([])
    expect(one.why).not.toBe('')
  },
)

const LABELS = CHALLENGES.map(({ label }) => label)

test('what the task is stands among the steps at every depth, for everybody', () => {
  const weave = (text: string) => text
  const missing = every.flatMap(({ id, steps }) => {
    const deed = steps.filter(({ isDeed }) => isDeed)
    if (deed.length !== 1) return [`${id} has ${deed.length} deeds`]
    return DEPTHS.flatMap((depth) =>
      [[], ['Task paralysis'], LABELS].flatMap((challenges) =>
        ([null, 'LOW'] as const).flatMap((energy) => {
          const wishes = { depth, energy, challenges, present: new Set<string>(), weave }
          const titles = chooseSteps(steps, wishes).map(({ title }) => title)
          return titles.includes(deed[0]?.title ?? '') ? [] : [`${id} at depth ${depth}`]
        }),
      ),
    )
  })
  expect(missing).toEqual([])
})

test('every step begins with something that hands, feet or a voice can do', () => {
  const begun = every.flatMap(({ steps }) => steps.map(({ title }) => title.split(/[ ,:]/)[0] ?? ''))
  expect([...new Set(begun)].filter((word) => !doneWithHands.has(word.toLowerCase()))).toEqual([])
})

test('every step can be taken in at one look, and says the minutes where it is done for a time', () => {
  expect(
    every.flatMap(({ steps }) => steps.filter(({ title }) => title.length > 88)).map(({ title }) => title),
  ).toEqual([])
})

test('every heavy template names where its advice is from, and every source is used', () => {
  const used = new Set(every.flatMap(({ source }) => source ?? []))
  expect([...used].toSorted()).toEqual(Object.keys(ADVICE_SOURCES).toSorted())
  expect(every.filter(({ isDanger, source }) => isDanger && source === null)).toEqual([])
})

test('every heavy template has a rule that finds it, and every rule its template', () => {
  const heavy = every.filter(({ source }) => source !== null).map(({ id }) => id)
  expect([...new Set(HEAVY_IDS)].toSorted()).toEqual(heavy.toSorted())
})

const OPENS =
  /\bunplug|\bplug (?:\S+ )?in\b|pull (?:the|its) plug|switch(?: \S+){1,6} off\b|turn the (?:oven|heating|water)|switch it on\b|turn on the oven|on(?:e pan)? on the cooker|open the flap|lift the lid|push the float|\bwarm iron\b|run the water/i

/** What they switch or open stays so, is nobody’s harm, or is switched back in the same step. */
const STAYS = new Set(
  'charge backup photos device christmas-down shower wash-face wash-hair appliance printer sell-device decorations car-ready router-setup lights-down oil-change wash-other internet new-device hot-drink get-out-of-water speed-wifi test-call update-device factory-reset join-call washer-clean fuse hem wax-off'.split(
    ' ',
  ),
)

test('what the steps switch off, plug in or take apart, a step at every depth closes again', () => {
  const openers = every.filter(
    ({ id, steps }) => !STAYS.has(id) && steps.some(({ title, level }) => level < 4 && OPENS.test(title)),
  )
  expect(openers.length).toBeGreaterThan(20)
  expect(openers.filter(({ steps }) => !steps.some((step) => step.isClosing)).map(({ id }) => id)).toEqual([])
  const lost = every.flatMap(({ id, steps }) =>
    DEPTHS.flatMap((depth) =>
      [[], LABELS].flatMap((challenges) => {
        const chosen = chooseSteps(steps, {
          depth,
          energy: 'LOW',
          challenges,
          present: new Set<string>(),
          weave: (text) => text,
        })
        const titles = new Set(chosen.map(({ title }) => title))
        return steps
          .filter((step) => step.isClosing && !titles.has(step.title))
          .map(() => `${id} at ${depth}`)
      }),
    ),
  )
  expect(lost).toEqual([])
})
