/** What is never a page. */
const NO_PAGE = /^\/(?:api|avatars)(?:\/|$)/

/** The page that a message names; today's tasks where it names none of ours. */
export function pageOf(url: string, origin: string): string {
  const home = '/tasks'
  if (!url.startsWith('/')) return home
  const asked = new URL(url, origin)
  if (asked.origin !== origin || NO_PAGE.test(asked.pathname)) return home
  return asked.pathname + asked.search + asked.hash
}
