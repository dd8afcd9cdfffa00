import type { Locale } from '#core/i18n/locales'
import type { TextPart } from '#core/search/mark_words'

/** The query of a visitor. */
export interface SearchQuery {
  q: string
  locale: Locale
  channel: string
  /** ISO 4217. */
  currency: string
  /** 0: only the total is wanted. */
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
  /** What a list of texts shows of it; null for other kinds, and in suggestions. */
  extract: SearchExtract | null
}

/** A text that was found, with the words of the query marked. */
export interface SearchExtract {
  name: TextPart[]
  /** The piece with the most words of the query, else its summary. */
  text: TextPart[]
  /** Instant of its publication; null for a text without a date. */
  date: string | null
  /** What kind of text it is, where its kind of hits has several: "Recette". */
  label: string | null
}

/** One kind of things that the global search finds. */
export interface SearchSource {
  /** `product`, `page`, `post`. */
  kind: string
  /** Cache tags: topics of the change feed whose changes may change what is found. */
  tags: readonly string[]
  search(query: SearchQuery): Promise<{
    total: number
    items: SearchHit[]
    /** A better spelling that finds more; null when there is none. */
    correction: string | null
  }>
}
