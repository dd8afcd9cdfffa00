import { createHash } from 'node:crypto'
import type { Locale } from '#core/i18n/locales'

/** Something that has links, or that links lead to: its kind among the permalinks, or another one such as `cms.menu_item`. */
export interface Linked {
  kind: string
  id: string | number
}

/** A link that was found in a text: it leads to something of the shop, or to an address. */
export interface FoundLink {
  /** Language of the text; absent: it has none. */
  locale?: Locale
  /** Field in which it stands: `description`, `body`. */
  place: string
  /** What visitors click; at most 255 characters are kept. */
  text: string
  /** What a reference leads to; absent for an address. */
  target?: Linked
  /** The address as written; of a reference too where it has an anchor. */
  url?: string
}

/** A link with the thing in which it stands. */
export interface StandingLink {
  source: { kind: string; id: string }
  locale: Locale | ''
  place: string
  text: string
  target: { kind: string; id: string } | null
  /** As written. */
  url: string
}

/** A linked thing as a key for maps. */
export const linkedKey = ({ kind, id }: Linked): string => `${kind}/${id}`

/** What is known of an address is joined to links by this: the thing that it leads to, or a hash of the address. */
export const linkKey = ({ target, url = '' }: Pick<FoundLink, 'target' | 'url'>): string =>
  target ? linkedKey(target) : `url:${createHash('sha256').update(url).digest('hex').slice(0, 40)}`
