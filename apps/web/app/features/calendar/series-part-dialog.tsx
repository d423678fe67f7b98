import { SERIES_PARTS, type SeriesPart } from '@glimmer/domain/calendar/series-edits'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { words } from './words.ts'

interface SeriesPartDialogProps extends DialogControl<SeriesPart> {
  readonly isDelete: boolean
  /** Whether one occurrence alone can be changed so: a change of the repeat rule cannot. */
  readonly canBeOne: boolean
  /** Where the focus goes instead of back, after this answer. */
  readonly focusAfter?: (part: SeriesPart) => (() => void) | undefined
}

/** Asks how much of a series a change is about. */
export function SeriesPartDialog({ isDelete, canBeOne, focusAfter, close }: SeriesPartDialogProps) {
  const parts = SERIES_PARTS.filter((part) => canBeOne || part !== 'this')
  const [part, setPart] = useState<SeriesPart>(parts[0] ?? 'all')
  return (
    <Dialog
      size="s"
      title={isDelete ? words.whichToDelete : words.whichToChange}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={() => close()}>{words.cancel}</Button>
          <Button variant={isDelete ? 'danger' : 'main'} onClick={() => close(part, focusAfter?.(part))}>
            {isDelete ? words.delete : words.save}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={isDelete ? words.whichToDelete : words.whichToChange}
        isLabelHidden
        value={part}
        onChange={setPart}
        options={parts.map((value) => ({ value, label: words.parts[value] }))}
      />
    </Dialog>
  )
}
