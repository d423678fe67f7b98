/** What a person calls the device that a session belongs to. Null where its browser does not say. */
export interface NamedDevice {
  readonly browser: string | null
  readonly system: string | null
}

/** In this order: most browsers name others beside themselves, to be given the same pages. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/Vivaldi\//, 'Vivaldi'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Version\/.* Safari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.* Mobile|Android; Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  // An iPad that asks for the pages of a computer says the same.
  [/Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

/** Names the device by its browser's `User-Agent`. Returns only words of ours, never a part of what was sent. */
export function nameDevice(userAgent: string | null): NamedDevice {
  const nameIn = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) }
}
