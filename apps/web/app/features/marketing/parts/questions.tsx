import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Question } from '../public-page.ts'

export interface QuestionsProps {
  readonly questions: readonly Question[]
}

/** Questions that open by the browser's own means, so that they work before and without any script. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div className="ui-accordion">
      {questions.map(({ question, answer }) => (
        <details key={question} className="ui-accordion-item">
          <summary className="ui-accordion-summary">
            <span className="ui-accordion-words">
              <h3>{question}</h3>
            </span>
            <ChevronDown aria-hidden />
          </summary>
          <div className="ui-accordion-content grid gap-3">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
