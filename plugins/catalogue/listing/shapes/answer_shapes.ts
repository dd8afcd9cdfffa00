import type { CategoryNode, CategoryPage } from '#plugins/catalogue/listing/category_shapes'
import type { CardShape, OptionShape, PageShape } from '#plugins/catalogue/listing/shapes/product_shapes'

/** What the catalogue's routes answer. Their JSON is put together from ready pieces, so that its types stand here. */

export interface FacetValueShape extends OptionShape {
  count: number
  selected: boolean
}

export interface FacetShape {
  code: string
  label: string
  kind: 'choice' | 'range'
  values: FacetValueShape[]
  /** Whole currency units, for ranges. */
  min?: number
  max?: number
  selectedMin?: number
  selectedMax?: number
}

/** A page of a list of products. */
export interface ListAnswer {
  data: CardShape[]
  meta: {
    total: number
    page: number
    limit: number
    pages: number
    sort: string
    sorts: string[]
    facets: FacetShape[]
    category: CategoryPage | null
    /** "Did you mean". */
    correction: string | null
    q: string | null
  }
}

/** A product's page with the cards of the products it is linked to. */
export interface ProductAnswer extends PageShape {
  related: CardShape[]
  upSells: CardShape[]
  crossSells: CardShape[]
}

export interface TreeAnswer {
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
