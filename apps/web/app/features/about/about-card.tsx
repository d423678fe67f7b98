import { useId } from 'react'
import { useServerSettings } from '../../session/use-server-settings.ts'
import { Card } from '../../ui/card.tsx'
import { words } from './words.ts'

/** Which version this is, and the offer of its source that its licence asks for. */
export function AboutCard() {
  const titleId = useId()
  const { version, sourceUrl } = useServerSettings()
  return (
    <Card aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId}>{words.title}</h2>
      {version !== '' && <p>{words.version(version)}</p>}
      <p>{words.licence}</p>
      {sourceUrl === null && <p>{words.askForSource}</p>}
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        {sourceUrl !== null && (
          <a href={sourceUrl} rel="noreferrer">
            {words.source}
          </a>
        )}
        <a href="/privacy">{words.privacy}</a>
        <a href="/terms">{words.terms}</a>
      </p>
    </Card>
  )
}
