import { useId, useState } from 'react'
import { saveEverything } from '../../shell/save-everything.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { words } from './words.ts'

/** Takes a person's things out of this device. */
export function YourData() {
  const titleId = useId()
  const [note, setNote] = useState('')

  async function download() {
    const saved = await saveEverything()
    setNote(saved.kind === 'saved' ? words.downloaded : words.notDownloaded)
  }

  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId}>{words.title}</h2>
      <p>{words.what}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void download()}>{words.downloadAll}</Button>
      </div>
      <p role="status">{note}</p>
    </Card>
  )
}
