import { LegalArticle } from '../legal-article.tsx'
import { privacyInShort, privacyPage, privacySections, whoWords } from '../pages/privacy.ts'
import { DoorDrawing } from '../scenes/door-drawing.tsx'
import { WhoRunsThis } from '../who-runs-this.tsx'

export function PrivacyView() {
  const { id, heading, ...words } = whoWords
  return (
    <LegalArticle
      page={privacyPage}
      inShort={privacyInShort}
      picture={<DoorDrawing />}
      who={{ id, heading, content: <WhoRunsThis {...words} /> }}
      sections={privacySections}
    />
  )
}
