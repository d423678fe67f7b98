import { useEffect, useRef, type ComponentProps } from 'react'

const tabbable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** A part that scrolls. Where it holds nothing that the keyboard reaches, it is a stop itself, so that it can be read. */
export function ScrollBody(props: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const body = box.current
    if (!body) return
    const look = () => {
      const needsStop = body.scrollHeight > body.clientHeight + 1 && !body.querySelector(tabbable)
      if (needsStop) body.tabIndex = 0
      else body.removeAttribute('tabindex')
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(body)
    return () => sizes.disconnect()
  }, [])

  return <div {...props} ref={box} />
}
