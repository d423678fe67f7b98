const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d{1,7}|#x[\da-f]{1,6});/i
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Google keeps descriptions as HTML, where somebody wrote more than plain text. Returns what a reader sees of it. */
export function plainDescription(text: string): string {
  if (!MARKUP.test(text)) return text
  return text
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, '\n')
    .replaceAll(/<li[^<>]*>/gi, '• ')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(
      /&(?:([a-z]+)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
      (entity, name?: string, code?: string, hex?: string) => {
        if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity
        const point = code === undefined ? Number.parseInt(hex ?? '', 16) : Number(code)
        return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : entity
      },
    )
}

/** A text so that Google shows it as it is: what looks like HTML in it is no HTML. */
export function describedPlainly(text: string): string {
  if (!MARKUP.test(text)) return text
  return text.replaceAll(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))
}
