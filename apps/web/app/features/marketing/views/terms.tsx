import { LegalArticle } from '../legal-article.tsx'
import { termsInShort, termsPage, termsSections, termsWhoWords } from '../pages/terms.ts'
import { GateDrawing } from '../scenes/gate-drawing.tsx'
import { WhoRunsThis } from '../who-runs-this.tsx'

export function TermsView() {
  const { id, heading, ...words } = termsWhoWords
  return (
    <LegalArticle
      page={termsPage}
      inShort={termsInShort}
      picture={<GateDrawing />}
      who={{ id, heading, content: <WhoRunsThis {...words} /> }}
      sections={termsSections}
    />
  )
}
