import { isDeepStrictEqual } from 'node:util'
import type { DomainError } from '#core/errors/domain_error'
import type { Locale } from '#core/i18n/locales'
import type { AlikeSkus } from '#plugins/catalogue/services/upsert/alike_skus'
import type { CategoryBook } from '#plugins/catalogue/services/upsert/category_book'
import type { Definitions } from '#plugins/catalogue/services/upsert/definitions'
import type { FileBook } from '#plugins/catalogue/services/upsert/file_book'
import type { LinkBook } from '#plugins/catalogue/services/upsert/link_book'
import type { OptionBook } from '#plugins/catalogue/services/upsert/option_book'
import type { PartBook } from '#plugins/catalogue/services/upsert/part_book'
import type { ProductInput } from '#plugins/catalogue/services/upsert/product_input'
import type { ProductState } from '#plugins/catalogue/services/upsert/product_state'

/** What a batch knows while it plans its products. */
export interface PlanContext {
  definitions: Definitions
  /** Of the prices. */
  currency: string
  options: OptionBook
  categories: CategoryBook
  links: LinkBook
  parts: PartBook
  files: FileBook
  /** SKU → id of the product that bears it. */
  skuOwners: ReadonlyMap<string, number>
  /** SKUs that are borne. */
  skus: AlikeSkus
  isReserved(slug: string): boolean
  /** A new product or draft that lacks required values stays a draft, instead of being refused. */
  mayLackValues: boolean
}

/** What became of values that a family requires. */
export interface LackingValues {
  /** Attributes that the product lacks, and did not lack before or would have been published without. */
  values: string[]
  /** Attributes that would have lost their value, and kept it because the product is published. */
  kept: string[]
  /** True for a product that would have been published and is a draft. */
  isHeldBack: boolean
}

/** What will become of one product of a batch. */
export interface ProductPlan {
  /** Place in the batch. */
  index: number
  input: ProductInput
  current: ProductState | null
  next: ProductState
  /** Slugs to be found free, per language; those not named are kept. */
  wantedSlugs: Partial<Record<Locale, string>>
  hash: string
  errors: DomainError[]
  lacks: LackingValues
}

/** Deep equality of plain data. The order of keys does not count: PostgreSQL keeps an order of its own. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || isDeepStrictEqual(one, other)
}
