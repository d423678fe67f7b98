import { useId } from 'react'
import { useServerSettings } from '../../session/use-server-settings.ts'
import { Card } from '../../ui/card.tsx'
import { words } from './words.ts'

const LINK = 'text-dusk inline-flex min-h-(--target) items-center underline underline-offset-4'

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
      <p className="-my-2 flex flex-wrap gap-x-5">
        {sourceUrl !== null && (
          <a href={sourceUrl} rel="noreferrer" className={LINK}>
            {words.source}
          </a>
        )}
        <a href="/privacy" className={LINK}>
          {words.privacy}
        </a>
        <a href="/terms" className={LINK}>
          {words.terms}
        </a>
      </p>
    </Card>
  )
}
