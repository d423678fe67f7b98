import { helpLineWords as words } from './help-line-words.ts'
import { useServerSettings } from './use-server-settings.ts'

/** Whom to turn to: the operator's own line where there is one. */
export function HelpLine({ className }: { readonly className: string }) {
  const { helpLine } = useServerSettings()
  return (
    <div className={className}>
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
