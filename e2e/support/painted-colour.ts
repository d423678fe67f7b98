import type { Locator } from '@playwright/test'

/** A colour of an element as the screen shows it: red, green and blue, each from 0 to 255. */
export function paintedColour(
  element: Locator,
  property: 'color' | 'backgroundColor' = 'color',
): Promise<[red: number, green: number, blue: number]> {
  return element.evaluate((node, name) => {
    const brush = document.createElement('canvas').getContext('2d')
    if (!brush) throw new Error('This browser paints nothing.')
    brush.fillStyle = getComputedStyle(node)[name]
    brush.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }, property)
}

/** Whether a person would call it red: clearly more red than anything else. */
export function isRed([red, green, blue]: readonly [number, number, number]): boolean {
  return red > 1.5 * Math.max(green, blue)
}
