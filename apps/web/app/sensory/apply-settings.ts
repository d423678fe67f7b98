import { themeColors } from './theme-colors.ts'
import type { SensorySettings } from './settings.ts'

/**
 * The attributes of <html> that the style sheets use. A missing attribute means the device's preference or the
 * default.
 */
export interface RootAttributes {
  'data-theme': string | undefined
  'data-motion': string | undefined
  'data-font': string | undefined
  'data-text-size': string | undefined
  'data-density': string | undefined
}

/** Returns the attributes for <html>. The boot script sets the same ones in less code; a test compares the two. */
export function rootAttributes(settings: SensorySettings, wantsContrast: boolean): RootAttributes {
  const system = wantsContrast ? 'contrast' : undefined
  return {
    'data-theme': settings.theme === 'system' ? system : settings.theme,
    'data-motion': settings.motion === 'none' ? 'none' : undefined,
    'data-font': settings.font === 'atkinson' ? undefined : settings.font,
    'data-text-size': settings.textSize === 'normal' ? undefined : settings.textSize,
    'data-density': settings.density === 'normal' ? undefined : settings.density,
  }
}

/** Writes the settings to the page: its attributes, and the colour of the browser around it. */
export function applySettings(page: Document, settings: SensorySettings, wantsContrast: boolean): void {
  const root = page.documentElement
  const attributes = rootAttributes(settings, wantsContrast)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) root.removeAttribute(name)
    else root.setAttribute(name, value)
  }
  colorFrame(page, attributes['data-theme'])
}

/**
 * Sets the colour of the browser's frame. The page has a `<meta name="theme-color">` for light and one for dark; a
 * chosen theme sets both.
 */
export function colorFrame(page: Document, theme: string | undefined): void {
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const time = meta.getAttribute('media')?.includes('dark') ? 'night' : 'day'
    const shown = isThemeColor(theme) ? theme : time === 'night' ? 'dark' : 'light'
    meta.content = themeColors[shown][time]
  }
}

function isThemeColor(theme: string | undefined): theme is keyof typeof themeColors {
  return theme !== undefined && theme in themeColors
}
