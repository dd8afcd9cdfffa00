/** Whether an address is a reference to something of the shop: `ref:catalogue.product/5#avis`. */
export const isReference = (href: string): boolean => href.startsWith('ref:')

export const withoutAnchor = (href: string): string => href.replace(/#.*$/, '')

/** What was typed, as an address: a host without a scheme, a mail address or a phone number get theirs. Null: it is none. */
export function addressOf(typed: string): string | null {
  const text = typed.trim()
  if (/\s/.test(text) || text === '') return null
  if (/^(https?:\/\/[^/]|mailto:.|tel:.|ref:|#.)/i.test(text) || /^\/(?!\/)/.test(text)) return text
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[\d().-]{6,}$/.test(text)) return `tel:${text}`
  return /^[^:/?#]+\.\p{L}{2,}([:/?#]|$)/u.test(text) ? `https://${text}` : null
}
