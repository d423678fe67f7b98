import type { SourceId } from './sources.ts'

/** One piece of a section. It is plain text throughout: how it looks is the page's business. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly intro?: string; readonly items: readonly string[] }
  /** In their order. */
  | { readonly kind: 'steps'; readonly intro?: string; readonly items: readonly string[] }
  /** A name and what is said about it. */
  | { readonly kind: 'terms'; readonly items: readonly Term[] }
  /** Lists that follow one another in time. */
  | { readonly kind: 'stages'; readonly items: readonly Stage[] }
  /** One number that is worth remembering, and who says so. */
  | { readonly kind: 'figure'; readonly figure: string; readonly text: string; readonly source: SourceId }
  /** Where a person can breathe along. */
  | { readonly kind: 'breathing' }

export interface Term {
  readonly term: string
  readonly text: string
}

export interface Stage {
  readonly when: string
  readonly items: readonly string[]
}

export interface Section {
  readonly heading: string
  readonly blocks: readonly Block[]
}

export const GUIDE_IDS = [
  'meditation',
  'exercise',
  'planning',
  'productivity',
  'stress',
  'sleep',
  'senses',
  'low-energy',
] as const

export type GuideId = (typeof GUIDE_IDS)[number]

export interface Guide {
  /** Also its address on the page: `/inspire#sleep`. */
  readonly id: GuideId
  readonly title: string
  readonly description: string
  /** One small thing that takes less than two minutes. */
  readonly tryNow: { readonly title: string; readonly steps: readonly string[] }
  readonly sections: readonly Section[]
  /** The last section: when somebody else is needed. */
  readonly help: Section
  /** Everything that a claim leans on, in the order in which it is listed. */
  readonly sources: readonly SourceId[]
}

export const text = (words: string): Block => ({ kind: 'text', text: words })
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items })
export const listOf = (intro: string, ...items: readonly string[]): Block => ({ kind: 'list', intro, items })
export const stepsOf = (intro: string, ...items: readonly string[]): Block => ({
  kind: 'steps',
  intro,
  items,
})
export const terms = (...items: readonly Term[]): Block => ({ kind: 'terms', items })
export const stages = (...items: readonly Stage[]): Block => ({ kind: 'stages', items })
export const figure = (number: string, words: string, source: SourceId): Block => ({
  kind: 'figure',
  figure: number,
  text: words,
  source,
})
