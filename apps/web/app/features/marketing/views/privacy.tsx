import { LegalArticle } from '../legal-article.tsx'
import { OperatorContact, OperatorName, UnlessOperator, WhenOperator } from '../operator.tsx'
import { privacyInShort, privacyPage, privacySections, whoWords } from '../pages/privacy.ts'
import { DoorDrawing } from '../scenes/door-drawing.tsx'

export function PrivacyView() {
  const { id, heading, free, named, contact, somebody, unnamed } = whoWords
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
            <UnlessOperator fact="name">
              <p>{unnamed}</p>
            </UnlessOperator>
          </>
        ),
      }}
      sections={privacySections}
    />
  )
}
