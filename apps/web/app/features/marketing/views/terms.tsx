import { LegalArticle } from '../legal-article.tsx'
import { OperatorContact, OperatorName, WhenOperator } from '../operator.tsx'
import { termsInShort, termsPage, termsSections, termsWhoWords } from '../pages/terms.ts'
import { GateDrawing } from '../scenes/gate-drawing.tsx'

export function TermsView() {
  const { id, heading, free, named, contact, somebody } = termsWhoWords
  return (
    <LegalArticle
      page={termsPage}
      inShort={termsInShort}
      picture={<GateDrawing />}
      who={{
        id,
        heading,
        content: (
          <>
            <p>{free}</p>
            <WhenOperator fact="name">
              <p>
                {named} <OperatorName>{somebody}</OperatorName>.
              </p>
            </WhenOperator>
            <WhenOperator fact="contact">
              <p>
                {contact} <OperatorContact>{somebody}</OperatorContact>.
              </p>
            </WhenOperator>
          </>
        ),
      }}
      sections={termsSections}
    />
  )
}
