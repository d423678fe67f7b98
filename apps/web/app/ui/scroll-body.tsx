import { useEffect, useRef, type ComponentProps } from 'react'

const tabbable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** A part that scrolls. Without anything to focus inside it can be focused itself, so that the keyboard can scroll it. */
export function ScrollBody(props: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null)

  // At every rendering, as its contents may change without a change of its size.
  useEffect(() => look(box.current))
  useEffect(() => {
    const body = box.current
    if (!body) return
    const sizes = new ResizeObserver(() => look(body))
    sizes.observe(body)
    return () => sizes.disconnect()
  }, [])

  return <div {...props} ref={box} />
}

function look(body: HTMLElement | null): void {
  if (!body) return
  const needsStop = body.scrollHeight > body.clientHeight + 1 && !body.querySelector(tabbable)
  if (needsStop) body.tabIndex = 0
  else body.removeAttribute('tabindex')
}
