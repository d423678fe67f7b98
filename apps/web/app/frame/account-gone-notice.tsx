import { useState } from 'react'
import { deletionDay } from '@glimmer/domain/days/deletion-day'
import { leaveDevice } from '../session/sign-out.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { confirm } from '../ui/confirm/confirm.ts'
import { saveEverything } from '../session/save-everything.ts'
import { noticeWords } from './notice-words.ts'
import { words } from './words.ts'

interface AccountGoneNoticeProps {
  readonly owner: string
  /** Where it waits for its deletion and can still be kept; undefined where it is gone. */
  readonly dueAt: string | undefined
}

/** The account was deleted, or will be, perhaps by another device. Its data stays on this one until the person decides. */
export function AccountGoneNotice({ owner, dueAt }: AccountGoneNoticeProps) {
  const [note, setNote] = useState('')

  async function save() {
    const saved = await saveEverything()
    setNote(saved.kind === 'saved' ? words.crashExported : words.crashExportRefused)
  }
  async function clear() {
    const isAgreed = await confirm({
      title: noticeWords.goneClearQuestion,
      body: dueAt === undefined ? noticeWords.goneClearText : noticeWords.waitsClearText,
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
        {dueAt === undefined ? noticeWords.goneTitle : noticeWords.waitsTitle(deletionDay(dueAt))}
      </h2>
      <p>{dueAt === undefined ? noticeWords.goneText : noticeWords.waitsText}</p>
      <div className="flex flex-wrap gap-3">
        {dueAt !== undefined && (
          <ButtonLink to="/auth" variant="main">
            {noticeWords.waitsSignIn}
          </ButtonLink>
        )}
        <Button variant={dueAt === undefined ? 'main' : 'quiet'} onClick={() => void save()}>
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
