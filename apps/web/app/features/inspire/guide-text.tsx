import { HelpLine } from '../../session/help-line.tsx'
import type { Guide, Section } from '@glimmer/content/guides/guide'
import { SOURCES } from '@glimmer/content/guides/sources'
import type { ReactNode } from 'react'
import { Spark } from '../../ui/drawings/spark.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { BlockView } from './block-view.tsx'
import { words } from './words.ts'

// Where there is room the heading stands beside its text.
const SECTION =
  '@min-[46rem]:border-line @min-[46rem]:grid @min-[46rem]:grid-cols-[12.5rem_minmax(0,1fr)] @min-[46rem]:gap-6 @min-[46rem]:border-t @min-[46rem]:pt-6'
const HEADING = 'mb-3 @min-[46rem]:m-0 @min-[46rem]:leading-[1.3] print:break-after-avoid'
// On paper no grid, as it would break between pages where it likes.
const BODY =
  'grid grid-cols-[minmax(0,1fr)] gap-4 @min-[46rem]:grid-cols-2 @min-[46rem]:*:col-span-full print:block print:[&>*+*]:mt-3 print:[&>[data-intro]+*]:mt-1'

/** What a guide says, from the thing to try now to where it comes from. */
export function GuideText({ guide }: { readonly guide: Guide }) {
  const { tryNow, sections, help, sources } = guide
  return (
    <div className="guide-text grid grid-cols-[minmax(0,1fr)] gap-9 print:block print:[&>*+*]:mt-6">
      <section className="bg-lantern-wash text-on-lantern stack-3 rounded-l p-6 max-[36rem]:p-4 @max-[18rem]:rounded-m @max-[18rem]:p-3 @min-[46rem]:px-9 print:break-inside-avoid print:rounded-none print:border-y print:border-line print:px-0 [&_li]:marker:text-[inherit]">
        <p className="text-s font-strong cluster-2 [&>svg]:size-[1.5em]">
          <svg viewBox="-10 -10 20 20" aria-hidden focusable="false">
            <Spark x={0} y={0} size={18} />
          </svg>
          {words.tryNow} <span className="font-normal">· {words.tryNowTime}</span>
        </p>
        <h3 className="text-xl">{tryNow.title}</h3>
        <ol>
          {tryNow.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {sections.map((section, place) => (
        <SectionView key={section.heading} section={section} isFirst={place === 0} />
      ))}
      <SectionView section={help}>
        <HelpLine className="bg-dusk-wash grid gap-2 rounded-m px-6 py-4 @max-[18rem]:p-3 print:break-inside-avoid print:border print:border-line" />
      </SectionView>
      <section className={joinClasses(SECTION, 'text-s print:break-inside-avoid')}>
        <h3 className={joinClasses(HEADING, 'text-m')}>{words.sources}</h3>
        <div className={BODY}>
          <p>{words.sourcesText}</p>
          <ul>
            {sources.map((id) => (
              <li key={id}>
                <a
                  href={SOURCES[id].url}
                  rel="noreferrer"
                  className="inline-block py-[0.25rem] print:inline print:after:wrap-anywhere print:after:content-['_'_attr(href)]"
                >
                  {SOURCES[id].by}: {SOURCES[id].title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  )
}

interface SectionViewProps {
  readonly section: Section
  /** Its first words are larger. */
  readonly isFirst?: boolean
  /** After what the section says. */
  readonly children?: ReactNode
}

function SectionView({ section, isFirst = false, children }: SectionViewProps) {
  return (
    <section className={SECTION}>
      <h3 className={joinClasses(HEADING, 'text-l')}>{section.heading}</h3>
      <div
        className={joinClasses(BODY, isFirst && '[&>p:first-child]:text-l [&>p:first-child]:leading-[1.45]')}
      >
        {section.blocks.map((block, place) => (
          <BlockView key={place} block={block} />
        ))}
        {children}
      </div>
    </section>
  )
}
