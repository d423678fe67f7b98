import { LegalArticle } from '../legal-article.tsx'
import { privacyInShort, privacyPage, privacySections, whoWords } from '../pages/privacy.ts'
import { DoorDrawing } from '../scenes/door-drawing.tsx'

export function PrivacyView() {
  const { id, heading, free, unnamed } = whoWords
  return (
    <LegalArticle
      page={privacyPage}
      inShort={privacyInShort}
      picture={<DoorDrawing />}
      who={{
        id,
        heading,
        content: (
          <>
            <p>{free}</p>
            <p>{unnamed}</p>
          </>
        ),
      }}
      sections={privacySections}
    />
  )
}
