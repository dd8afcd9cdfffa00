/** What a link may lead to. */
export type HrefKind = 'reference' | 'address' | 'mail' | 'phone' | 'path' | 'anchor'

/** Something of the shop that has a permalink, by its kind and id. */
export interface Reference {
  kind: string
  id: string
  /** With its sign: `#livraison`; else empty. */
  anchor: string
}

const LONGEST = 2000

const REFERENCE = /^ref:([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+)\/([A-Za-z0-9_-]{1,80})(#[^\s#]{1,200})?$/

/** Control characters and spaces, which browsers leave out when they read an address. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Z}]/u

/** What an address is; null: no link may have it. It is the only judge of addresses in rich texts, blocks and menus. */
export function hrefKind(href: string): HrefKind | null {
  if (href === '' || href.length > LONGEST || UNSEEN.test(href) || href.includes('\\')) return null
  if (href.startsWith('#')) return href.length > 1 ? 'anchor' : null
  // `//host` is another site.
  if (href.startsWith('/')) return href.startsWith('//') ? null : 'path'
  if (REFERENCE.test(href)) return 'reference'
  if (/^tel:\+?[\d().-]+$/i.test(href)) return 'phone'
  if (/^mailto:[^@]+@[^@]+$/i.test(href)) return 'mail'
  return /^https?:\/\//i.test(href) && hasHost(href) ? 'address' : null
}

function hasHost(href: string): boolean {
  const { hostname = '', username = '', password = '' } = URL.canParse(href) ? new URL(href) : {}
  // `https://shop@elsewhere` looks like another site than it is.
  return hostname !== '' && username === '' && password === ''
}

/** Null: it is no reference. */
export function readReference(href: string): Reference | null {
  const [, kind, id, anchor = ''] = REFERENCE.exec(href) ?? []
  return kind !== undefined && id !== undefined ? { kind, id, anchor } : null
}

export const writeReference = ({ kind, id, anchor = '' }: Omit<Reference, 'anchor'> & { anchor?: string }): string =>
  `ref:${kind}/${id}${anchor}`
