import { useServerSettings } from '../../session/use-server-settings.ts'
import { words } from './words.ts'

/** Whom to turn to: the operator's own line where there is one. */
export function HelpLine() {
  const { helpLine } = useServerSettings()
  return (
    <div className="guide-help-line">
      <p>{words.danger}</p>
      {helpLine ? (
        <p>
          {words.helpLine}{' '}
          {helpLine.url === null ? (
            <strong>{helpLine.text}</strong>
          ) : (
            <a href={helpLine.url} rel="noreferrer">
              {helpLine.text}
            </a>
          )}
        </p>
      ) : (
        <p>{words.noHelpLine}</p>
      )}
    </div>
  )
}
