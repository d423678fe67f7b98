/**
 * Where pages change their shape: 768 and 1024 px, in the unit that grows with the browser's letters. Utilities say them as
 * `md` and `lg`; sheets can only repeat them, and breakpoints.test.ts holds them to these.
 */
export const DESKTOP_FROM = '48rem'
export const SECTIONS_FROM = '64rem'
