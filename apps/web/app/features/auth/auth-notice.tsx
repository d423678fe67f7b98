import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'

export interface Notice {
  readonly tone: 'good' | 'bad'
  readonly text: string
}

/** How a request went, shown and announced. An error takes the focus, so that the person notices it. */
export function AuthNotice({ notice }: { readonly notice: Notice | null }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (notice?.tone === 'bad') box.current?.focus()
  }, [notice])
  if (!notice) return null
  const isBad = notice.tone === 'bad'
  const Icon = isBad ? CircleAlert : CircleCheck
  return (
    <p
      ref={box}
      tabIndex={-1}
      role={isBad ? 'alert' : 'status'}
      className={`rounded-m font-medium flex gap-3 px-4 py-3 ${isBad ? 'bg-clay-wash text-clay' : 'bg-moss-wash text-moss'}`}
    >
      <Icon aria-hidden className="mt-[0.15em] size-[1.25em] shrink-0" />
      <span>{notice.text}</span>
    </p>
  )
}
