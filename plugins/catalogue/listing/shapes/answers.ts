import type { CategoryNode, CategoryPage } from '#plugins/catalogue/listing/category_shapes'
import type { CardShape, OptionShape, PageShape } from '#plugins/catalogue/listing/shapes/product_shapes'

/** One filter of a list with what it offers. */
export interface FacetShape {
  code: string
  label: string
  /** `boolean`: its one value says yes. */
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
    /** Orders a shopper is offered. */
    sorts: string[]
    facets: FacetShape[]
    category: CategoryPage | null
    /** The words as they were understood where one was mistyped. */
    correction: string | null
    /** What was typed, and the words of it: what was read as a price is among the facets. */
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
