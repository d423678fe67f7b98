import { useEffect, useRef, type ComponentProps } from 'react'

const tabbable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** A part that scrolls. Where it holds nothing that the keyboard reaches, it is a stop itself, so that it can be read. */
export function ScrollBody(props: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null)

  // Other contents need not change the size of the box.
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
