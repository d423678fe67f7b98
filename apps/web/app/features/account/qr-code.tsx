import { generate } from 'lean-qr'
import { useMemo } from 'react'

/** What readers need around a code, in modules. */
const MARGIN = 4

/** A text as a QR code, drawn on the device. Dark on white in every theme, as readers expect it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => draw(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${size + 2 * MARGIN} ${size + 2 * MARGIN}`}
      shapeRendering="crispEdges"
      className="rounded-m w-full max-w-[10rem] justify-self-center sm:max-w-[14rem]"
    >
      <rect x={-MARGIN} y={-MARGIN} width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function draw(text: string) {
  const code = generate(text)
  const places = Array.from({ length: code.size ** 2 }, (_, place) => {
    const [x, y] = [place % code.size, Math.floor(place / code.size)]
    return code.get(x, y) ? `M${x} ${y}h1v1h-1z` : ''
  })
  return { path: places.join(''), size: code.size }
}
