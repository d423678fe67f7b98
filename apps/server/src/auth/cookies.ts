/** How this server writes a cookie. `__Host-` binds it to exactly this host over HTTPS; browsers refuse that name without it. */
export function cookieOf(name: string, isHttps: boolean) {
  return {
    name: isHttps ? `__Host-glimmer.${name}` : `glimmer.${name}`,
    attributes: { secure: isHttps, httpOnly: true, sameSite: 'lax' as const, path: '/' },
  }
}
