import { loadingWords } from './loading-words.ts'
import { words } from './words.ts'

/** What an app page says until the device's data is open. It is also what is prerendered at the page's address. */
export function PageLoading({ path }: { readonly path: string }) {
  return (
    <div className="ui-page-loading">
      <p role="status">{loadingWords(path)}</p>
      {/* Shown after a while by the style sheet: where a script was lost, no script can say it. */}
      <a href={path} className="ui-still-loading">
        {words.loadAnew}
      </a>
    </div>
  )
}
