import { LegalArticle } from '../legal-article.tsx'
import { termsInShort, termsPage, termsSections, termsWhoWords } from '../pages/terms.ts'
import { GateDrawing } from '../scenes/gate-drawing.tsx'

export function TermsView() {
  const { id, heading, free } = termsWhoWords
  return (
    <LegalArticle
      page={termsPage}
      inShort={termsInShort}
      picture={<GateDrawing />}
      who={{ id, heading, content: <p>{free}</p> }}
      sections={termsSections}
    />
  )
}
