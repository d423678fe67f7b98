import type { Block } from '@glimmer/content/guides/guide'
import { SOURCES } from '@glimmer/content/guides/sources'
import { joinClasses } from '../../ui/join-classes.ts'
import { BreatheAlong } from './breathing/breathe-along.tsx'
import { words } from './words.ts'

/** One of several stages in time: a dot before it, and a line from there to the next. */
const STAGE = joinClasses(
  'relative grid gap-2 ps-6 pb-4 last:pb-0 print:ps-0',
  'before:bg-track before:absolute before:start-[calc(0.5rem-1px)] before:w-[2px] before:[inset-block:0.7em_-0.7em] last:before:hidden print:before:hidden',
  'after:border-surface after:bg-lantern after:absolute after:start-0 after:top-[0.25em] after:size-[1rem] after:rounded-full after:border-2 print:after:hidden',
)

/** Two figures in a row stand beside each other where there is room. */
const FIGURE = joinClasses(
  'border-lantern grid content-start gap-1 border-s-4 py-1 ps-4 print:break-inside-avoid',
  '@min-[46rem]:has-[+[data-figure]]:col-span-1 @min-[46rem]:[[data-figure]+&]:col-span-1',
)

/** One block of a section: a paragraph, a list, stages, figures or the like. */
export function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>
    case 'list':
    case 'steps': {
      const List = block.kind === 'list' ? 'ul' : 'ol'
      return (
        <>
          {block.intro !== undefined && (
            <p data-intro className="-mb-2 font-medium print:mb-0 print:break-after-avoid">
              {block.intro}
            </p>
          )}
          <List>{lines(block.items)}</List>
        </>
      )
    }
    case 'terms':
      return (
        <dl
          className={joinClasses(
            'grid gap-4 print:*:break-inside-avoid',
            block.items.length === 3 ? '@min-[46rem]:grid-cols-3' : '@min-[46rem]:grid-cols-2',
          )}
        >
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
        <div className="grid">
          {block.items.map(({ when, items }) => (
            <div key={when} className={STAGE}>
              <h4 className="font-strong leading-[1.5] tracking-[0] print:break-after-avoid">{when}</h4>
              <ul>{lines(items)}</ul>
            </div>
          ))}
        </div>
      )
    case 'figure':
      return (
        <div data-figure className={FIGURE}>
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
