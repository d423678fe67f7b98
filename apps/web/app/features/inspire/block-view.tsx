import type { Block } from '@glimmer/content/guides/guide'
import { SOURCES } from '@glimmer/content/guides/sources'
import { BreatheAlong } from './breathing/breathe-along.tsx'
import { words } from './words.ts'

/** One piece of a section. */
export function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>
    case 'list':
    case 'steps': {
      const List = block.kind === 'list' ? 'ul' : 'ol'
      return (
        <>
          {block.intro !== undefined && <p className="guide-intro">{block.intro}</p>}
          <List>{lines(block.items)}</List>
        </>
      )
    }
    case 'terms':
      return (
        <dl className="guide-terms">
          {block.items.map(({ term, text }) => (
            <div key={term}>
              <dt className="font-strong">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )
    case 'stages':
      return (
        <div className="guide-stages">
          {block.items.map(({ when, items }) => (
            <div key={when}>
              <h4>{when}</h4>
              <ul>{lines(items)}</ul>
            </div>
          ))}
        </div>
      )
    case 'figure':
      return (
        <div className="guide-figure border-lantern grid content-start gap-1 border-s-4 py-1 ps-4">
          <p>
            <strong className="text-dusk block text-[length:clamp(1.6rem,1.3rem+1.4vw,2.2rem)] leading-[1.2] font-heading tracking-[-0.02em]">
              {block.figure}
            </strong>{' '}
            <span>{block.text}</span>
          </p>
          <p className="quiet">{words.source(SOURCES[block.source].by)}</p>
        </div>
      )
    case 'breathing':
      return <BreatheAlong />
  }
}

function lines(items: readonly string[]) {
  return items.map((item) => <li key={item}>{item}</li>)
}
