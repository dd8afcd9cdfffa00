import type { Locale } from '#core/i18n/locales'
import type { SearchHits } from '#core/search/search_index'
import type { Sort } from '#plugins/catalogue/listing/index/listing_index'
import type { Category } from '#plugins/catalogue/listing/read_taxonomy'
import type { TaxonomyState } from '#plugins/catalogue/listing/taxonomy'
import type { Value } from '#plugins/catalogue/listing/index/value_store'

/** An amount range in minor units, both ends included; null is open. */
export interface PriceRange {
  from: number | null
  to: number | null
}

/** The filters of a list. */
export interface Conditions {
  /** Groups of category ids: a product must be in at least one category of each group. */
  categories: readonly (readonly number[])[]
  /** Codes by attribute: a product must have one of the codes of each attribute. */
  values: ReadonlyMap<string, readonly string[]>
  price: PriceRange | null
  /** Ids found by a search, with their scores; null: no search. */
  hits: Pick<SearchHits, 'ids' | 'scores'> | null
}

/** A page of a list. */
export interface PageRequest {
  sort: Sort
  descending: boolean
  offset: number
  limit: number
}

/** A range of prices in minor units. */
export interface PriceSpan {
  min: number
  max: number
}

/**
 * The products that meet the conditions, and the counts of the facets. A facet is counted without its own condition:
 * with "red" ticked it still shows the number of whites.
 */
export interface Selection {
  readonly total: number
  /** Every value of an attribute, by code. */
  values(attribute: string): ReadonlyMap<string, Value>
  /** Number of products in the list if this value were selected. */
  count(value: Value): number
  /** Lowest and highest price, ignoring the price condition; null when there is no product. */
  prices(): PriceSpan | null
  /** Ids of a page. By relevance, products of the same score are in the shop's order. */
  page(locale: Locale, request: PageRequest): readonly number[] | Promise<readonly number[]>
}

/** Every product of a list. */
export const EVERYTHING: Conditions = { categories: [], values: new Map(), price: null, hits: null }

/** Number of products in a category and its descendants, each counted once. */
export type CategoryCounter = (category: Category) => number

/** The products of a channel with the prices that a visitor is shown. */
export interface ListedProducts {
  select(conditions: Conditions): Selection | Promise<Selection>
  counter(taxonomy: TaxonomyState): CategoryCounter | Promise<CategoryCounter>
}
