import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { fetchLog } from './admin-api.ts'
import { PagedList } from './paged-list.tsx'
import { usePages } from './use-pages.ts'
import { useWhenText } from './use-when-text.ts'
import { logWords, words } from './words.ts'

/** What admins did, newest first. */
export function LogDialog({ close }: DialogControl) {
  const pages = usePages(fetchLog)
  const { whenText } = useWhenText()
  const doneButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      size="l"
      title={words.log}
      description={logWords.description}
      initialFocus={doneButton}
      actions={
        <Button ref={doneButton} variant="main" onClick={() => close()}>
          {words.done}
        </Button>
      }
    >
      <PagedList
        pages={pages}
        label={words.log}
        loading={words.looking}
        failed={words.broke}
        none={logWords.none}
      >
        {(entry) => (
          <div className="stack-1">
            <p className="wrap-anywhere">{logWords.entry(entry)}</p>
            <p className="quiet">
              <time dateTime={entry.at}>{whenText(entry.at)}</time>
            </p>
          </div>
        )}
      </PagedList>
    </Dialog>
  )
}
