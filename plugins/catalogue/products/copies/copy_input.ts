import { LOCALES, type Locale } from '#core/i18n/locales'
import type { Infer } from '@vinejs/vine/types'
import { VARIANT_TEXTS, variantTextNames } from '#plugins/catalogue/products/fields'
import type { AttributeValues } from '#plugins/catalogue/products/upsert/attribute_values'
import type { AttributeInput, ProductInput, VariantInput } from '#plugins/catalogue/products/upsert/product_input'
import type { ProductState, VariantState } from '#plugins/catalogue/products/upsert/product_state'
import type { storeCopy } from '#plugins/catalogue/products/copies/product_copy_validator'

/** What was said of a copy before it is made. */
export type CopyWish = Infer<typeof storeCopy>

/** What a copy is called where nothing was said, and what it is made of. */
export interface CopyNames {
  /** SKU or product code → its copy. */
  keys: ReadonlyMap<string, string>
  slugs: Readonly<Record<Locale, string>>
  /** Code of the family. */
  family: string
  /** Attributes of which no two products share a value: a copy has its own, or none. */
  unique: ReadonlySet<string>
}

/** What `UpsertProducts` is told to make the copy; categories and links go by their ids, afterwards. */
export function copyInput(original: ProductState, names: CopyNames, wish: CopyWish): ProductInput {
  const { type, taxCategory, position, priceRule, partsDiscount, bundle, members, downloads } = original
  const skus = skusOf(original, names, wish)
  return {
    type,
    taxCategory,
    position,
    priceRule,
    partsDiscount,
    bundle,
    members,
    downloads,
    code: skus.get(original.code) ?? (wish.code || (names.keys.get(original.code) as string)),
    family: names.family,
    status: 'draft',
    attributes: valuesOf(original.attributes, names, wish.attributes),
    translations: Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(original, names, wish, locale)])),
    ...(wish.links === false ? {} : { links: { related: [original.code] } }),
    media:
      wish.pictures === false
        ? []
        : original.media.map((media) => ({ ...media, variant: media.variant && (skus.get(media.variant) ?? null) })),
    variants: original.variants.map((variant) => variantOf(variant, skus.get(variant.sku) as string, wish)),
  }
}

/** SKU → that of its copy. */
function skusOf({ variants }: ProductState, { keys }: CopyNames, wish: CopyWish): Map<string, string> {
  const said = new Map(wish.variants?.map(({ id, sku }) => [id, sku]))
  return new Map(variants.map(({ id, sku }) => [sku, said.get(id as number) ?? (keys.get(sku) as string)]))
}

function textsOf({ translations }: ProductState, names: CopyNames, wish: CopyWish, locale: Locale) {
  const said = wish.translations?.[locale]
  const text = translations[locale]
  return {
    ...text,
    name: said?.name === undefined ? text.name : said.name,
    slug: said?.slug === undefined ? names.slugs[locale] : said.slug,
    attributes: valuesOf(text.attributes, names, said?.attributes),
  }
}

function valuesOf(values: AttributeValues, { unique }: CopyNames, said: Record<string, unknown> = {}) {
  const shared = Object.entries(values).filter(([code]) => !unique.has(code))
  const own = Object.entries(said).filter(([code]) => unique.has(code))
  return Object.fromEntries([...shared, ...own]) as Record<string, AttributeInput>
}

function variantOf(original: VariantState, sku: string, wish: CopyWish): VariantInput {
  const { id, stock, ...rest } = original
  for (const name of variantTextNames) if (VARIANT_TEXTS[name].isCopied === false) rest[name] = null
  if (!wish.stock) return { ...rest, sku }
  const onHand = Object.entries(stock).map(([source, level]) => [source, level.onHand])
  return { ...rest, sku, stock: Object.fromEntries(onHand) as Record<string, number> }
}
