import { CHALLENGES } from '@glimmer/content/preferences/challenges'
import { readContent } from '@glimmer/content/wording/test/read-content'
import { helpFor } from './challenges.ts'
import { EVERY_TEMPLATE } from './understand.ts'

readContent({
  breakdowns: EVERY_TEMPLATE.map(({ id, why, steps }) => ({
    id,
    texts: [why, ...steps.flatMap(({ title, hint }) => [title, hint])],
  })),
  'help with a breakdown': CHALLENGES.map(({ id, label }) => ({ id, texts: helpTexts(label) })),
})

function helpTexts(challenge: string): string[] {
  const { first, steps, sentences } = helpFor([challenge], 99)
  const said = first === null ? steps : [first, ...steps]
  return [...said.flatMap(({ title, hint }) => [title, hint]), ...sentences]
}
