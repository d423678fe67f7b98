import { sparkPath } from '../ui/drawings/spark-path.ts'
import type { EffectOrigin } from './effects.ts'

const lifeMs = 900
const paths = [
  { dx: -34, dy: -46, size: 18, delay: 0 },
  { dx: -10, dy: -70, size: 26, delay: 40 },
  { dx: 18, dy: -58, size: 16, delay: 90 },
  { dx: 40, dy: -38, size: 20, delay: 60 },
  { dx: 2, dy: -34, size: 12, delay: 120 },
]

/** Draws five sparks that rise once and fade; gone within about a second. Only the gate in effects.ts calls it. */
export function raiseSparks(origin: EffectOrigin): void {
  const { x, y } = origin instanceof Element ? middleOf(origin) : origin
  const layer = document.createElement('div')
  layer.setAttribute('aria-hidden', 'true')
  layer.className = 'sensory-sparks'
  layer.style.left = `${x}px`
  layer.style.top = `${y}px`
  document.body.append(layer)
  const runs = paths.map(({ dx, dy, size, delay }) => {
    const spark = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    spark.setAttribute('viewBox', '-10 -10 20 20')
    spark.setAttribute('width', String(size))
    const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    shape.setAttribute('d', sparkPath)
    spark.append(shape)
    layer.append(spark)
    return spark.animate(
      [
        { opacity: 0, transform: 'translate(-50%, -50%) scale(0.4)' },
        { opacity: 1, offset: 0.3 },
        { opacity: 1, offset: 0.94 },
        { opacity: 0, transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(1)` },
      ],
      { duration: lifeMs, delay, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)', fill: 'both' },
    ).finished
  })
  void Promise.allSettled(runs).then(() => layer.remove())
}

function middleOf(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
