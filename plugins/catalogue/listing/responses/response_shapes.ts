import type { CategoryNode, CategoryPage } from '#plugins/catalogue/listing/builders/categories'
import type { CardShape, OptionShape, PageShape } from '#plugins/catalogue/listing/product_shapes'

/** A filter of a list with its values. */
export interface FacetShape {
  code: string
  label: string
  /** `boolean`: its only value is "yes". */
  kind: 'choice' | 'boolean' | 'range'
  values: (OptionShape & { count: number; selected: boolean })[]
  /** Whole currency units, for ranges. */
  min?: number
  max?: number
  selectedMin?: number
  selectedMax?: number
}

/** A page of a product list. */
export interface ProductListAnswer {
  data: CardShape[]
  meta: {
    total: number
    page: number
    limit: number
    pages: number
    sort: string
    /** Orders that the shopper can choose. */
    sorts: string[]
    facets: FacetShape[]
    category: CategoryPage | null
    /** The corrected search text, where a word was mistyped. */
    correction: string | null
    /** The search text as typed, and its words without a price: that is in the price facet. */
    q: string | null
    words: string | null
  }
}

/** A product's page with the cards of its linked products. */
export interface ProductAnswer extends PageShape {
  related: CardShape[]
  upSells: CardShape[]
  crossSells: CardShape[]
}

export interface CategoriesAnswer {
  data: CategoryNode[]
}

/** What the start page shows. */
export interface HomeAnswer {
  promotions: CardShape[]
  newest: CardShape[]
  categories: CategoryNode[]
  dishes: CategoryNode[]
  regions: { code: string; label: string; count: number }[]
}
