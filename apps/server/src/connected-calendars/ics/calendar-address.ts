/** The address at which a calendar is asked for, in one spelling; null where it is none. `webcal` is another word for https. */
export function addressOf(typed: string): string | null {
  const spelled = typed.trim().replace(/^webcals?:/i, 'https:')
  const url = URL.parse(spelled.includes('://') ? spelled : `https://${spelled}`)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  if (url.username !== '' || url.password !== '' || !url.hostname) return null
  url.hash = ''
  return url.href
}
