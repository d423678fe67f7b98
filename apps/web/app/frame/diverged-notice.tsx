import { useState } from 'react'
import { useDevice } from '../device/device-context.ts'
import { Button } from '../ui/button.tsx'
import { confirm } from '../ui/confirm/confirm.ts'
import { noticeWords } from './notice-words.ts'

/** The server was restored from an older copy. The device keeps everything and the person decides, now or later. */
export function DivergedNotice() {
  const { sync } = useDevice()
  const [isBusy, setBusy] = useState(false)

  async function settle(work: () => Promise<void>) {
    setBusy(true)
    await work().finally(() => setBusy(false))
  }
  async function takeTheirs() {
    const isAgreed = await confirm({
      title: noticeWords.divergedTakeQuestion,
      body: noticeWords.divergedTakeText,
      action: noticeWords.divergedTake,
      tone: 'danger',
    })
    if (isAgreed) await settle(sync.dropLacking)
  }

  return (
    <section
      aria-labelledby="diverged-title"
      className="bg-lantern-wash text-on-lantern rounded-l mb-5 grid gap-3 px-5 py-4"
    >
      <h2 id="diverged-title" className="text-l">
        {noticeWords.divergedTitle}
      </h2>
      <p>{noticeWords.divergedText}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="main" isBusy={isBusy} onClick={() => void settle(sync.sendLacking)}>
          {noticeWords.divergedSend}
        </Button>
        <Button isBusy={isBusy} onClick={() => void takeTheirs()}>
          {noticeWords.divergedTake}
        </Button>
      </div>
    </section>
  )
}
