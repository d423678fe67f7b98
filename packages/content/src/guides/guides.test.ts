import { describe, expect, it } from 'vitest'
import { type Block, GUIDE_IDS, type Guide } from './guide.ts'
import { GUIDES } from './guides.ts'
import { textsOf } from './guide-texts.ts'
import { SOURCES } from './sources.ts'

const byId = (id: string) => GUIDES.find((guide) => guide.id === id) as Guide
const wordsIn = (text: string) => text.split(/\s+/).length
const blocksOf = ({ sections, help }: Guide): readonly Block[] =>
  [...sections, help].flatMap(({ blocks }) => blocks)

it('has every guide once, and the six of the specification among them (G2)', () => {
  expect(GUIDES.map(({ id }) => id).toSorted()).toEqual([...GUIDE_IDS].toSorted())
  for (const id of ['meditation', 'exercise', 'planning', 'productivity', 'stress', 'sleep']) {
    expect(GUIDE_IDS).toContain(id)
  }
})

describe.each(GUIDES)('the guide $id', (guide) => {
  it('begins with something small, has sections to read, and ends with when to seek help', () => {
    expect(guide.tryNow.steps.length).toBeGreaterThanOrEqual(2)
    expect(guide.tryNow.steps.length).toBeLessThanOrEqual(4)
    expect(wordsIn(guide.tryNow.steps.join(' '))).toBeLessThan(70)
    expect(guide.sections.length).toBeGreaterThanOrEqual(4)
    expect(guide.help.heading).toMatch(/^When to seek /)
    const headings = [...guide.sections, guide.help].map(({ heading }) => heading)
    expect(new Set(headings).size).toBe(headings.length)
  })

  it('says nothing in more than 50 words at once, and no sentence in more than 30', () => {
    expect(textsOf(guide).filter((text) => wordsIn(text) > 50)).toEqual([])
    const sentences = textsOf(guide).flatMap((text) => text.split(/(?<=[.?!:;])\s/))
    expect(sentences.filter((sentence) => wordsIn(sentence) > 30)).toEqual([])
  })

  it('names who stands behind every figure, and lists what it leans on', () => {
    expect(guide.sources.length).toBeGreaterThan(0)
    expect(new Set(guide.sources).size).toBe(guide.sources.length)
    const named = blocksOf(guide).flatMap((block) => (block.kind === 'figure' ? [block.source] : []))
    expect(named.filter((id) => !guide.sources.includes(id))).toEqual([])
  })
})

it('uses every source, each at an address of its own', () => {
  const used = new Set(GUIDES.flatMap(({ sources }) => sources))
  expect([...used].toSorted()).toEqual(Object.keys(SOURCES).toSorted())
  const urls = Object.values(SOURCES).map(({ url }) => url)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls.filter((url) => !url.startsWith('https://'))).toEqual([])
})

describe('what the specification asks of single guides (G2, section 9)', () => {
  const all = (id: string) => textsOf(byId(id)).join('\n')

  it('sleep has its words, its sections and its figures', () => {
    expect(byId('sleep')).toMatchObject({
      title: 'Sleep & Rest',
      description: 'Improve your sleep quality for better health, mood, and performance',
    })
    expect([...byId('sleep').sections, byId('sleep').help].map(({ heading }) => heading)).toEqual([
      'The importance of sleep',
      'Sleep hygiene',
      'A bedtime routine',
      'Common sleep issues',
      'Daytime habits',
      'When to seek help',
    ])
    const stages = blocksOf(byId('sleep')).flatMap((block) => (block.kind === 'stages' ? block.items : []))
    expect(stages.map(({ when }) => when)).toEqual(['2-3 hours before', '1 hour before', 'Right before'])
    for (const figure of [
      '7-9 hours',
      '65-68°F (18-20°C)',
      '20-30 minutes',
      'before 3 PM',
      '3-4 hours',
      'After about 20 minutes awake, get up',
      '15 minutes',
      '4-7-8 breathing',
      'repeated 3-4 times',
      'over 2 weeks',
    ]) {
      expect(all('sleep')).toContain(figure)
    }
  })

  it('stress has its symptoms, its three kinds of relief and what keeps it small', () => {
    expect([...byId('stress').sections, byId('stress').help].map(({ heading }) => heading)).toEqual(
      expect.arrayContaining([
        'Physical symptoms',
        'Emotional symptoms',
        'Behavioural symptoms',
        'Quick relief',
        'Building resilience',
        'Daily prevention',
        'When to seek support',
      ]),
    )
    for (const words of [
      '4-7-8 breathing, repeated 3-4 times',
      '5-4-3-2-1 grounding',
      'Progressive muscle relaxation',
      '15 minutes',
      'over 2 weeks',
    ]) {
      expect(all('stress')).toContain(words)
    }
  })
})
