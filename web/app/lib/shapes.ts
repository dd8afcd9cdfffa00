/** What the catalogue's routes answer. Amounts are minor units; paths stand below the base path and the locale prefix. */

export interface Money {
  amount: number
  /** ISO 4217. */
  currency: string
}

export interface Picture {
  url: string
  /** WebP sources, "url 320w, url 640w". */
  srcset: string
  width: number
  height: number
  alt: string
  /** CSS colour shown while the picture loads. */
  placeholder: string
}

export interface AttributeOption {
  code: string
  label: string
  swatch?: string
}

export interface AttributeValue {
  code: string
  label: string
  type: string
  /** Ready to show. */
  value: string
  /** Empty for free values. */
  options: AttributeOption[]
}

export type Attributes = Record<string, AttributeValue>
export type StockState = 'in_stock' | 'low_stock' | 'out_of_stock'

export interface Link {
  name: string
  path: string
}

export interface Offer {
  price: Money
  /** Both only when reduced; the lowest price is that of the 30 days before. */
  regularPrice: Money | null
  lowestPrice: Money | null
  pricePerLitre: Money | null
  stock: StockState
}

export interface ProductCard extends Offer {
  id: number
  sku: string
  slug: string
  path: string
  name: string
  attributes: Attributes
  /** Several variants with different prices. */
  isFrom: boolean
  image: Picture | null
}

export interface Variant extends Offer {
  id: number
  sku: string
  /** By attribute code. */
  options: Record<string, AttributeOption>
  /** Null: not told. */
  quantity: number | null
}

export interface ProductOption {
  code: string
  label: string
  values: AttributeOption[]
}

export interface Video {
  url: string
  type: string
  /** Address of a picture to show until it plays. */
  poster: string | null
  title: string
  uploadedAt: string
}

export interface ProductPage extends ProductCard {
  /** Plain text, paragraphs separated by blank lines. */
  description: string
  images: Picture[]
  videos: Video[]
  variants: Variant[]
  options: ProductOption[]
  /** Breadcrumb chains, best first. */
  categories: Link[][]
  dishes: Link[]
  related: ProductCard[]
  upSells: ProductCard[]
  crossSells: ProductCard[]
  metaTitle: string
  metaDescription: string
  /** Path by locale. */
  alternates: Record<string, string>
  updatedAt: string
}

export interface FacetValue extends AttributeOption {
  count: number
  selected: boolean
}

export interface Facet {
  code: string
  label: string
  kind: 'choice' | 'range'
  values: FacetValue[]
  /** Whole currency units, for ranges. */
  min?: number
  max?: number
  selectedMin?: number
  selectedMax?: number
}

export interface CategoryNode {
  id: number
  slug: string
  path: string
  name: string
  count: number
  children: CategoryNode[]
}

export interface CategoryPage {
  id: number
  slug: string
  path: string
  name: string
  description: string
  kind: 'category' | 'dish'
  breadcrumbs: Link[]
  children: CategoryNode[]
  metaTitle: string
  metaDescription: string
  alternates: Record<string, string>
}

export interface ProductListMeta {
  total: number
  page: number
  limit: number
  pages: number
  sort: string
  sorts: string[]
  facets: Facet[]
  category: CategoryPage | null
  /** "Did you mean". */
  correction: string | null
  q: string | null
}

export interface ProductList {
  data: ProductCard[]
  meta: ProductListMeta
}

/** What the start page shows. */
export interface HomePage {
  promotions: ProductCard[]
  newest: ProductCard[]
  categories: CategoryNode[]
  dishes: CategoryNode[]
  regions: { code: string; label: string; count: number }[]
}

/** What stands at an address, or where it has moved to. */
export interface PermalinkTarget {
  kind: string
  slug: string
  /** Present path of a former address, below the base path and the locale prefix. */
  redirect: string | null
}

/** One suggestion or hit of the global search. */
export interface SearchHit {
  kind: string
  name: string
  path: string
  caption: string | null
  price: Money | null
  image: Picture | null
}

export interface SearchAnswer {
  data: SearchHit[]
  meta: { total: number; correction: string | null; q: string }
}

/** `get-metadata`: the fields the head of a page is made of. */
export interface Metadata {
  title: string
  description: string
  article_modified_time?: string | null
  og_title: string
  og_description: string
  og_url: string
  og_site_name: string
  og_image: { url: string; height?: number; width?: number }[]
  og_locale: string
  twitter_card: string
  twitter_title: string
  twitter_description: string
  twitter_image: string | null
  /** Values are joined by comma. */
  robots: Record<string, string>
  canonical: string
  /** Structured data (JSON-LD). */
  schema: object | object[] | null
}
