import { GUIDES } from '@glimmer/content/guides/guides'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ReadingDrawing } from './drawings/reading-drawing.tsx'
import { GuideCard } from './guide-card.tsx'
import './inspire.css'
import './guide.css'
import './print.css'
import { useLinkedGuide } from './use-linked-guide.ts'
import { useOpenGuides } from './use-open-guides.ts'
import { words } from './words.ts'

/** Guides to read a little of: covers in a column, several open at once if a person likes. */
export function InspirePage() {
  const { open, setOpen } = useOpenGuides()
  useLinkedGuide(open, (id) => setOpen(id, true))
  return (
    <div className="inspire">
      <header className="inspire-head">
        <div>
          <ButtonLink to="/dashboard" variant="plain" className="-ms-4" icon={<ArrowLeft aria-hidden />}>
            {words.toDashboard}
          </ButtonLink>
          <h1>{words.title}</h1>
          <p className="inspire-subtitle">{words.subtitle}</p>
          <p>{words.how}</p>
        </div>
        <ReadingDrawing />
      </header>
      <div className="inspire-guides">
        {GUIDES.map((guide) => (
          <GuideCard
            key={guide.id}
            guide={guide}
            isOpen={open.includes(guide.id)}
            onToggle={(isOpen) => setOpen(guide.id, isOpen)}
          />
        ))}
      </div>
    </div>
  )
}
