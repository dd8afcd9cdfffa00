import { isDeepStrictEqual } from 'node:util'
import type { DomainError } from '#core/errors/domain_error'
import type { Locale } from '#core/i18n/locales'
import type { AlikeSkus } from '#plugins/catalogue/products/upsert/alike_skus'
import type { Definitions } from '#plugins/catalogue/products/upsert/definitions'
import type { NameLookups } from '#plugins/catalogue/products/upsert/name_lookups'
import type { OptionLookup } from '#plugins/catalogue/products/upsert/option_lookup'
import type { ProductInput, ProductStatus } from '#plugins/catalogue/products/upsert/product_input'
import type { ProductState } from '#plugins/catalogue/products/upsert/product_state'

/** What the products of a batch are planned with. */
export interface PlanContext {
  definitions: Definitions
  /** Currency of the prices. */
  currency: string
  options: OptionLookup
  names: NameLookups
  /** Stored SKU → id of its product. */
  skuOwners: ReadonlyMap<string, number>
  /** Stored SKUs, to find those that differ only by case. */
  skus: AlikeSkus
  isReserved(slug: string): boolean
  /** A new product or draft that lacks required values becomes a draft instead of being refused. */
  mayLackValues: boolean
  /** Status of new products whose input has none. */
  newStatus: ProductStatus
}

/** What happened to missing values that the family requires. */
export interface LackingValues {
  /** Attributes that the product lacks now and did not lack before, or that keep it a draft. */
  values: string[]
  /** Attributes that the input clears, and that keep their value because the product is published. */
  kept: string[]
  /** True for a product that should be published and becomes a draft. */
  isHeldBack: boolean
}

/** The planned change of one product of a batch. */
export interface ProductPlan {
  /** Index in the batch. */
  index: number
  input: ProductInput
  current: ProductState | null
  next: ProductState
  /** Slugs to claim, per language; other slugs are unchanged. */
  wantedSlugs: Partial<Record<Locale, string>>
  hash: string
  errors: DomainError[]
  lacks: LackingValues
}

/** Deep equality of plain data. The order of keys does not matter: PostgreSQL reorders the keys of JSON objects. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || isDeepStrictEqual(one, other)
}
