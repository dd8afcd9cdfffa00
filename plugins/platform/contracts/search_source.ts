import type { Locale } from '#core/i18n/locales'

/** The query of a visitor. */
export interface SearchQuery {
  q: string
  locale: Locale
  channel: string
  /** ISO 4217. */
  currency: string
  limit: number
  /** From 1. */
  page: number
  /** While the visitor types: the last word may be unfinished. */
  suggest: boolean
}

/** A hit in the form that every kind shares. */
export interface SearchHit {
  kind: string
  name: string
  /** Below base path and locale prefix. */
  path: string
  /** A second line: region and vintage, or a date. */
  caption: string | null
  price: { amount: number; currency: string } | null
  /** There are several prices: this is the lowest. */
  isFrom: boolean
  image: {
    url: string
    srcset: string
    width: number
    height: number
    alt: string
    placeholder: string
  } | null
}

/** One kind of things that the global search finds. */
export interface SearchSource {
  /** `product`, `page`, `post`. */
  kind: string
  search(query: SearchQuery): Promise<{
    total: number
    items: SearchHit[]
    /** A better spelling that finds more; null when there is none. */
    correction: string | null
  }>
}
