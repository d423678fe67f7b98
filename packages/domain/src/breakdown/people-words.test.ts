import { describe, expect, test } from 'vitest'
import { breakDown } from './break-down.ts'
import { isSomebody } from './known-words.ts'
import { findTask } from './find-task.ts'
import { waysFor, weightOf } from './weight.ts'
import { PEOPLE } from './people-words.ts'

const heavyIn = (title: string) => weightOf(title.toLowerCase()).heavy?.id ?? 'nothing heavy'
const isPlural = (one: string) =>
  /(?:[^s]s|people|children|men|women|ladies|wives|babies)$/.test(one) && !/^(?:my ma|gramps)$/.test(one)

/** With the verb of one or of many. */
const sentences: Readonly<Record<string, (one: string, is: string, has: string) => readonly string[]>> = {
  emergency: (one, is, has) => [
    `my ${one} ${has} collapsed`,
    `my ${one} collapsed`,
    `${one} passed out`,
    `the ${one} ${is} unconscious`,
    `my ${one} cant breathe`,
    `my ${one} in the garden ${has} stopped breathing`,
    `cant wake my ${one}`,
  ],
  choking: (one, is) => [`${one} ${is} choking`],
  'crisis-other': (one, is) => [
    `my ${one} ${is} suicidal`,
    `my ${one} ${is} self harming`,
    `my ${one} wants to die`,
    `worried my ${one} wants to kill themselves`,
    `tell my sister the ${one} wants to end it all`,
  ],
  violence: (one) => [
    `tell a teacher what ${one} did to me`,
    `tell mum what my ${one} does to me at night`,
    `report what the ${one} did to my daughter`,
  ],
}

describe.each(Object.entries(sentences))('whoever it is, this is met as %s', (id, sentencesOf) => {
  test('alike for every person', () => {
    const wrong = PEOPLE.flatMap((one) => {
      const isMany = isPlural(one)
      return sentencesOf(one.replace(/^my /, ''), isMany ? 'are' : 'is', isMany ? 'have' : 'has')
        .filter((title) => !/^my (?:my|ex)\b/.test(title))
        .filter((title) =>
          one.startsWith('my ') ? title.includes(` ${one} `) || title.startsWith(`${one} `) : true,
        )
        .map((title) => `${title}: ${heavyIn(title)}`)
        .filter((line) => !line.endsWith(`: ${id}`))
    })
    expect(wrong).toEqual([])
  })
})

test.each([
  'my mum has a knife',
  'my son has a knife',
  'a bloke with a knife is here',
  'my stepson pulled a knife',
  'my nephew wants to hurt me',
  'brother in law says he will hurt us',
])('%s: somebody means to hurt', (title) => {
  expect(heavyIn(title)).toBe('danger-now')
})

test('every person may have a knife', () => {
  const wrong = PEOPLE.map((one) => `${one.startsWith('my') ? '' : 'my '}${one} has a knife`).filter(
    (title) => heavyIn(title) !== 'danger-now',
  )
  expect(wrong).toEqual([])
})

test.each([
  "tell my mum i'm suicidal",
  'tell mum im suicidal',
  'tell my best friend i want to die',
  'my kids make me want to die',
  'ring the nurse about my self harm',
])('%s: it is oneself who is in crisis', (title) => {
  expect(heavyIn(title)).toBe('crisis')
})

test.each([
  'tell the landlord the stairs are not safe',
  'amazon locked me out of my account',
  "lost my mum's ring",
  'get out for a run before the kids get home',
  'ask dad if he has a knife to cut the carpet',
  'my brother has a knife set i can borrow',
  'beat my brother at chess',
  'grandma has a fitting for her dress',
  'book the unconscious bias training',
  'kids blue jumper to wash',
  'cant wake my teenager for school',
  'push my daughter on the swing',
  'miss my sisters birthday party',
  'my grandmother is going to kill me if i am late',
  'help my nephew fold the tent that collapsed',
])('%s is nothing heavy', (title) => {
  expect(breakDown(title, { depth: 3 })).toMatchObject({ isDanger: false, isQuiet: false })
})

test.each([
  ['my stepdad hit me', 'violence'],
  ["tell my therapist I've been self harming again", 'tell-self-harm'],
  ['my partner reads my messages', 'violence'],
  ['scared of my stepbrother', 'violence'],
  ['hide before my stepdad gets home', 'violence'],
  ['my father in law died', 'grief'],
  ['our late grandmother, sort her flat', 'grief'],
  ['now that grandpa has gone', 'grief'],
  ['my niece is drinking again', 'addiction-other'],
  ['break up with my fiancé', 'part-tell'],
  ['leave my hubby', 'leave-safely'],
])('%s is met as %s', (title, id) => {
  expect(heavyIn(title)).toBe(id)
})

test.each(['mum', 'Nephew', 'kids', 'stepsister', 'them', 'landlord', 'nurse', 'gran’s'])(
  '%s is somebody',
  (word) => {
    expect(isSomebody(word)).toBe(true)
  },
)

test.each(['printer', 'bath', 'will', 'tablets'])('%s is nobody', (word) => {
  expect(isSomebody(word)).toBe(false)
})

test.each(['get my nephew to work', 'my uncle is not working', 'my stepson wont start his homework'])(
  '%s asks for no repair',
  (title) => {
    expect(findTask(title)).not.toMatch(/^fix /)
  },
)

// A pattern that needs no text of three letters is tried with every title: a person of two letters would cost all of them.
test('hardly a rule about heavy things is tried with every title', () => {
  expect(waysFor('qqq').map(({ id }) => id)).toEqual([])
})
