// Colour arithmetic for the tokens' test and the icons' script: oklch and hex to sRGB to a WCAG ratio.

/** Red, green, blue and opacity, each from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number, alpha: number]

const oklchForm = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*(?:\/\s*([\d.]+)\s*)?\)$/
const rgbForm = /^rgb\(\s*(\d+)\s+(\d+)\s+(\d+)\s*(?:\/\s*([\d.]+)\s*)?\)$/

/** Returns the colour of a CSS text in one of the forms that our tokens use; throws on any other. */
export function readColor(css: string): Rgb {
  const text = css.trim()
  if (text === 'transparent') return [0, 0, 0, 0]
  if (text.startsWith('#')) return readHex(text.slice(1))
  const oklch = oklchForm.exec(text)
  if (oklch) {
    const [lightness, chroma, hue] = oklch.slice(1, 4).map(Number) as [number, number, number]
    return oklchToRgb(lightness, chroma, hue, Number(oklch[4] ?? 1))
  }
  const rgb = rgbForm.exec(text)
  if (rgb) {
    const [red, green, blue] = rgb.slice(1, 4).map((part) => Number(part) / 255) as [number, number, number]
    return [red, green, blue, Number(rgb[4] ?? 1)]
  }
  throw new Error(`Not a colour that this reads: ${css}`)
}

function readHex(digits: string): Rgb {
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const value = Number.parseInt(full, 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255, 1]
}

function oklchToRgb(lightness: number, chroma: number, hueDegrees: number, alpha: number): Rgb {
  const hue = (hueDegrees * Math.PI) / 180
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  // Björn Ottosson's published matrices for OKLab
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    alpha,
  ]
}

/** From linear light to sRGB, cut off where a screen cannot go. */
function encode(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.min(1, Math.max(0, value))
}

function luminance([red, green, blue]: Rgb): number {
  const [r, g, b] = [red, green, blue].map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the WCAG contrast ratio of two opaque colours, from 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Returns the colour as '#rrggbb'. */
export function toHex([red, green, blue]: Rgb): string {
  return `#${[red, green, blue]
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
