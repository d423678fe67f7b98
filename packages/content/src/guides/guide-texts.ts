import type { Block, Guide } from './guide.ts'

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
