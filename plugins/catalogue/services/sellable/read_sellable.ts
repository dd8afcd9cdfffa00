import { pictureOf, type MediaVariant } from '#core/media/media_record'
import { readJson } from '#plugins/catalogue/database/bulk'
import { choosePrice, type GroupPrice, type TieredVariant } from '#plugins/catalogue/services/price_choice'
import { isComposite, isShipped } from '#plugins/catalogue/services/upsert/product_kinds'
import { pathOf } from '#plugins/catalogue/listing/address_patterns'
import { spoken } from '#plugins/catalogue/listing/shapes/attribute_shapes'
import type { Label } from '#core/plugin/contract'
import type { Locale } from '#core/i18n/locales'
import type { OptionType, PriceRule } from '#plugins/catalogue/services/upsert/composition_input'
import type { ProductType } from '#plugins/catalogue/services/upsert/product_input'
import type { SellableRow } from '#plugins/catalogue/services/sellable/sellable_statement'
import type {
  Exchange,
  Pricing,
  Sellable,
  SellableBundle,
  SellablePart,
} from '#plugins/catalogue/services/sellable/sellable'

/** For whom, when, and in which words and money rows are read. */
export interface ReadingFor {
  locale: Locale
  /** Code of the customer group; empty: everybody. */
  group: string
  /** The present, as an instant. */
  now: string
  pattern: string
  money: Exchange
}

interface OptionJson {
  id: number
  code: string
  label: unknown
  type: OptionType
  isRequired: boolean | number
}

interface PartJson {
  option: number
  sku: string
  quantity: number
  isDefault: boolean | number
  isQuantityFree: boolean | number
}

/** Those that were asked for, with the parts that came with them. */
export function readSellables(rows: readonly SellableRow[], reading: ReadingFor): Sellable[] {
  const parts = new Map(rows.map((row) => [row.sku, row]))
  return rows
    .filter(({ is_asked: isAsked }) => Number(isAsked) === 1)
    .map((row) => {
      const variant = variantOf(row, reading)
      const bundle = row.type === 'bundle' ? bundleOf(row, parts, reading) : null
      // A bundle without a picture of its own shows what is in it.
      const image = variant.image ?? bundle?.options[0]?.parts[0]?.image ?? null
      return { ...variant, image, type: row.type as ProductType, bundle, money: reading.money }
    })
}

function variantOf(row: SellableRow, reading: ReadingFor): Omit<Sellable, 'type' | 'bundle' | 'money'> {
  const { locale, pattern } = reading
  const type = row.type as ProductType
  const name = row.name || row.sku
  return {
    variantId: Number(row.id),
    productId: Number(row.product_id),
    sku: row.sku,
    name,
    detail: detailOf(row.option_labels, locale),
    path: pathOf(pattern, row.slug || String(row.product_id)),
    image: imageOf(row.image, name, locale),
    taxCategory: row.tax_category,
    weight: isShipped(type) ? row.weight : null,
    ships: isShipped(type),
    isOnSale: row.status === 'published' && row.product_status === 'published',
    // What is made of parts is counted by them.
    available: row.manage_stock && !isComposite(type) ? Number(row.available) : null,
    pricing: pricingOf(row, reading),
  }
}

function detailOf(labels: unknown, locale: Locale): string {
  const options = readJson<{ code: string; label: unknown }[] | null>(labels) ?? []
  return options
    .map(({ code, label }) => (label === null ? '' : spoken(readJson<Partial<Label>>(label), locale)) || code)
    .join(', ')
}

function imageOf(found: unknown, name: string, locale: Locale): Sellable['image'] {
  if (found === null) return null
  const { hash, placeholder, variants, alt } =
    readJson<Record<'hash' | 'placeholder' | 'variants' | 'alt', unknown>>(found)
  const forms = readJson<MediaVariant[]>(variants)
  if (forms.length === 0) return null
  const text = spoken(readJson<Partial<Label>>(alt), locale) || name
  return pictureOf({ hash: String(hash), placeholder: String(placeholder), variants: forms }, text)
}

function pricingOf(row: SellableRow, { group, now }: ReadingFor): Pricing {
  const prices = (readJson<GroupPrice[] | null>(row.tiers) ?? []).filter((one) => !one.group || one.group === group)
  const variant: TieredVariant = {
    price: Number(row.price_amount),
    specialPrice: row.special_price_amount === null ? null : Number(row.special_price_amount),
    specialFrom: row.special_from,
    specialTo: row.special_to,
    prices,
  }
  const quantities = [...new Set([1, ...prices.map(({ quantity }) => quantity)])].sort((one, other) => one - other)
  const steps = quantities.map((quantity) => {
    const { amount, regular } = choosePrice(variant, { group, quantity, at: now })
    return { quantity, amount, regular }
  })
  return { currency: row.currency, steps }
}

function bundleOf(row: SellableRow, known: ReadonlyMap<string, SellableRow>, reading: ReadingFor): SellableBundle {
  const options = readJson<OptionJson[] | null>(row.bundle_options) ?? []
  const parts = readJson<PartJson[] | null>(row.bundle_parts) ?? []
  const partOf = ({ sku, quantity, isDefault, isQuantityFree }: PartJson): SellablePart[] => {
    const found = known.get(sku)
    if (!found || isComposite(found.type as ProductType)) return []
    const variant = variantOf(found, reading)
    if (!variant.isOnSale) return []
    return [{ ...variant, quantity, isDefault: Boolean(isDefault), isQuantityFree: Boolean(isQuantityFree) }]
  }
  return {
    priceRule: row.price_rule as PriceRule,
    discount: row.parts_discount,
    options: options.map(({ id, code, label, type, isRequired }) => ({
      code,
      label: spoken(readJson<Partial<Label>>(label), reading.locale) || code,
      type,
      isRequired: Boolean(isRequired),
      parts: parts.filter(({ option }) => Number(option) === Number(id)).flatMap(partOf),
    })),
  }
}
