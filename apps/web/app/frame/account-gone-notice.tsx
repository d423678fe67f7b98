import { useState } from 'react'
import { leaveDevice } from '../session/sign-out.ts'
import { Button } from '../ui/button.tsx'
import { confirm } from '../ui/confirm/confirm.ts'
import { saveEverything } from '../session/save-everything.ts'
import { noticeWords } from './notice-words.ts'
import { words } from './words.ts'

/** The account was deleted, perhaps on another device. Its data stays on this one until the person decides. */
export function AccountGoneNotice({ owner }: { readonly owner: string }) {
  const [note, setNote] = useState('')

  async function save() {
    const saved = await saveEverything()
    setNote(saved.kind === 'saved' ? words.crashExported : words.crashExportRefused)
  }
  async function clear() {
    const isAgreed = await confirm({
      title: noticeWords.goneClearQuestion,
      body: noticeWords.goneClearText,
      action: noticeWords.goneClear,
      tone: 'danger',
    })
    if (isAgreed) leaveDevice(owner)
  }

  return (
    <section
      aria-labelledby="gone-title"
      className="bg-lantern-wash text-on-lantern rounded-l mb-5 grid gap-3 px-5 py-4"
    >
      <h2 id="gone-title" className="text-l">
        {noticeWords.goneTitle}
      </h2>
      <p>{noticeWords.goneText}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="main" onClick={() => void save()}>
          {words.crashExport}
        </Button>
        <Button onClick={() => void clear()}>{noticeWords.goneClear}</Button>
      </div>
      <p role="status" className="empty:hidden">
        {note}
      </p>
    </section>
  )
}
