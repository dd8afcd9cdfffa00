import { bigint, boolean, instant, integer, jsonb, named, nullable, table, text } from '#core/database/table'
import { eachText, productTextNames, variantTextNames } from '#plugins/catalogue/products/fields'
import type { Locale } from '#core/i18n/locales'
import type { AttributeValues } from '#plugins/catalogue/products/upsert/attribute_values'
import type { DownloadKind, OptionType, PriceRule } from '#plugins/catalogue/products/upsert/composition_input'
import type { ReductionStep } from '#plugins/catalogue/prices/reductions'
import type { LinkKind, ProductStatus, ProductType } from '#plugins/catalogue/products/upsert/product_input'

type Words = Partial<Record<Locale, string>>

export const products = table('catalogue_products', {
  id: bigint(),
  code: text(),
  type: text<ProductType>(),
  familyId: bigint(),
  status: text<ProductStatus>(),
  taxCategory: nullable(text()),
  position: integer(),
  /** Attributes that tell its variants apart, in order. */
  optionAttributes: jsonb<string[]>(),
  attributes: jsonb<AttributeValues>(),
  priceRule: text<PriceRule>(),
  /** Basis points off the sum of a bundle's parts. */
  partsDiscount: integer(),
  /** Of the input that was written last. */
  rowHash: text(),
  version: integer(),
  createdAt: instant(),
  updatedAt: instant(),
})

export const productTexts = table('catalogue_product_translations', {
  productId: bigint(),
  locale: text<Locale>(),
  ...eachText(productTextNames, () => text()),
  attributes: jsonb<AttributeValues>(),
})

export const variants = table('catalogue_variants', {
  id: bigint(),
  productId: bigint(),
  sku: text(),
  position: integer(),
  currency: text(),
  /** Minor units, VAT included. */
  price: named('price_amount', bigint()),
  specialPrice: named('special_price_amount', nullable(bigint())),
  specialFrom: nullable(instant()),
  specialTo: nullable(instant()),
  /** Grams. */
  weight: nullable(integer()),
  ...eachText(variantTextNames, () => nullable(text())),
  /** Attribute code → option code. */
  options: jsonb<Record<string, string>>(),
  status: text<'published' | 'draft'>(),
  manageStock: boolean(),
  version: integer(),
})

/** Prices by group (null: everybody) from a quantity on; either an amount or basis points off. */
export const variantPrices = table('catalogue_variant_prices', {
  id: bigint(),
  variantId: bigint(),
  group: named('customer_group', nullable(text())),
  quantity: integer(),
  amount: nullable(bigint()),
  percent: nullable(integer()),
})

/** What reduces prices for a time, as other plugins say. In the currency that the variant was priced in. */
export const reductions = table('catalogue_reductions', {
  id: bigint(),
  variantId: bigint(),
  channel: text(),
  /** Empty: everybody. */
  group: named('customer_group', text()),
  currency: text(),
  steps: jsonb<ReductionStep[]>(),
  from: named('from_at', nullable(instant())),
  to: named('to_at', nullable(instant())),
})

/** Public prices of one piece, for everybody (empty group) and for groups, in all channels (empty) or in one. */
export const priceHistory = table('catalogue_price_history', {
  id: bigint(),
  variantId: bigint(),
  channel: text(),
  group: named('customer_group', text()),
  currency: text(),
  amount: bigint(),
  from: named('from_at', instant()),
  to: named('to_at', nullable(instant())),
  isReduced: boolean(),
})

export const productCategories = table('catalogue_product_categories', {
  productId: bigint(),
  categoryId: bigint(),
  position: integer(),
})

export const productLinks = table('catalogue_product_links', {
  productId: bigint(),
  kind: text<LinkKind>(),
  target: named('linked_id', bigint()),
  position: integer(),
})

/** Links to codes or SKUs that no product has yet. */
export const pendingLinks = table('catalogue_pending_links', {
  productId: bigint(),
  kind: text<LinkKind>(),
  target: named('sku', text()),
  position: integer(),
})

export const productMedia = table('catalogue_product_media', {
  id: bigint(),
  productId: bigint(),
  variantId: nullable(bigint()),
  mediaId: bigint(),
  kind: text<'image' | 'video'>(),
  alt: jsonb<Words>(),
  position: integer(),
})

export const uniqueValues = table('catalogue_unique_values', {
  attributeId: bigint(),
  locale: text(),
  value: text(),
  productId: bigint(),
})

export const bundleOptions = table('catalogue_bundle_options', {
  id: bigint(),
  productId: bigint(),
  code: text(),
  label: jsonb<Words>(),
  type: text<OptionType>(),
  isRequired: boolean(),
  position: integer(),
})

/** Variants in a bundle, or in a grouped product, which has no option. */
export const productParts = table('catalogue_product_parts', {
  id: bigint(),
  productId: bigint(),
  optionId: nullable(bigint()),
  sku: text(),
  quantity: integer(),
  /** Chosen by default. */
  isDefault: boolean(),
  /** The shopper may change the quantity. */
  isQuantityFree: boolean(),
  position: integer(),
})

export const downloads = table('catalogue_downloads', {
  id: bigint(),
  productId: bigint(),
  kind: text<DownloadKind>(),
  title: jsonb<Words>(),
  /** An address, or the hash of a file. */
  source: text(),
  fileHash: nullable(text()),
  /** How often, and for how many days, a buyer may fetch it; 0: no limit. */
  times: integer(),
  days: integer(),
  /** How often it was fetched. */
  downloads: bigint(),
  position: integer(),
})

/** Products as the back office lists them. */
export const productRows = table('catalogue_product_rows', {
  productId: bigint(),
  sku: text(),
  name: text(),
  nameKey: text(),
  /** Folded name, SKUs, code and texts of variants: what the list's search looks through. */
  words: text(),
  /** Address of its first picture, small; null: it has none. */
  image: nullable(text()),
  status: text(),
  type: text(),
  family: text(),
  variants: integer(),
  currency: text(),
  price: named('price_amount', bigint()),
  specialPrice: named('special_price_amount', nullable(bigint())),
  onHand: bigint(),
  available: bigint(),
  /** Ids of its categories, the main one first, between bars: one of them is found by `like '%|12|%'`. */
  categories: text(),
  updatedAt: instant(),
})
