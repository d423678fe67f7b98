import { HelpLine } from '../../session/help-line.tsx'
import type { Guide, Section } from '@glimmer/content/guides/guide'
import { SOURCES } from '@glimmer/content/guides/sources'
import type { ReactNode } from 'react'
import { Spark } from '../../ui/drawings/spark.tsx'
import { BlockView } from './block-view.tsx'
import { words } from './words.ts'

/** What a guide says, from the thing to try now to where it comes from. */
export function GuideText({ guide }: { readonly guide: Guide }) {
  const { tryNow, sections, help, sources } = guide
  return (
    <div className="guide-text">
      <section className="guide-try">
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
      {sections.map((section) => (
        <SectionView key={section.heading} section={section} className="guide-section" />
      ))}
      <SectionView section={help} className="guide-section guide-help">
        <HelpLine className="guide-help-line" />
      </SectionView>
      <section className="guide-section guide-sources">
        <h3>{words.sources}</h3>
        <div>
          <p>{words.sourcesText}</p>
          <ul>
            {sources.map((id) => (
              <li key={id}>
                <a href={SOURCES[id].url} rel="noreferrer">
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
  readonly className: string
  /** After what the section says. */
  readonly children?: ReactNode
}

function SectionView({ section, className, children }: SectionViewProps) {
  return (
    <section className={className}>
      <h3>{section.heading}</h3>
      <div>
        {section.blocks.map((block, place) => (
          <BlockView key={place} block={block} />
        ))}
        {children}
      </div>
    </section>
  )
}
