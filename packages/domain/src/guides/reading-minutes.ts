import type { Block, Guide } from './guide.ts'

/** Unhurried: plain text is read faster, lists are looked at twice. */
const WORDS_A_MINUTE = 180

/** How long a guide is to read, in whole minutes, at least one. */
export function readingMinutes(guide: Guide): number {
  const words = textsOf(guide).join(' ').split(/\s+/).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/** Everything that a guide says, sentence by sentence or paragraph by paragraph, in its order. */
export function textsOf({ title, description, tryNow, sections, help }: Guide): string[] {
  return [
    title,
    description,
    tryNow.title,
    ...tryNow.steps,
    ...[...sections, help].flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockTexts)]),
  ]
}

function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text]
    case 'list':
    case 'steps':
      return block.intro === undefined ? [...block.items] : [block.intro, ...block.items]
    case 'terms':
      return block.items.flatMap(({ term, text }) => [term, text])
    case 'stages':
      return block.items.flatMap(({ when, items }) => [when, ...items])
    case 'figure':
      return [block.figure, block.text]
    case 'breathing':
      return []
  }
}
