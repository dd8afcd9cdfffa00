import { pictureOf, type MediaVariant } from '#core/media/media_record'
import { readJson } from '#core/database/statements'
import { choosePrice, type GroupPrice, type TieredVariant } from '#plugins/catalogue/prices/price_choice'
import { isComposite, isShipped } from '#plugins/catalogue/products/upsert/product_kinds'
import { pathOf } from '#plugins/catalogue/permalinks/address_patterns'
import { labelIn } from '#plugins/catalogue/listing/builders/attributes'
import type { PriceFor, PriceReduction } from '#plugins/catalogue/prices/reductions'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'
import type { OptionType } from '#plugins/catalogue/products/upsert/composition_input'
import type { SellableRow } from '#plugins/catalogue/sellable/sellable_statement'
import type { Exchange, Pricing, Sellable, SellableBundle, SellablePart } from '#plugins/catalogue/sellable/sellable'

/** For whom, when, and in which words and money rows are read. */
export interface ReadingFor extends PriceFor {
  locale: Locale
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
    .filter(({ isAsked }) => isAsked === 1)
    .map((row) => {
      const variant = variantOf(row, reading)
      const bundle = row.type === 'bundle' ? bundleOf(row, parts, reading) : null
      // A bundle without a picture of its own shows what is in it.
      const image = variant.image ?? bundle?.options[0]?.parts[0]?.image ?? null
      return { ...variant, image, type: row.type, bundle, money: reading.money }
    })
}

function variantOf(row: SellableRow, reading: ReadingFor): Omit<Sellable, 'type' | 'bundle' | 'money'> {
  const { locale, pattern } = reading
  const { type } = row
  const name = row.name || row.sku
  return {
    variantId: row.id,
    productId: row.productId,
    sku: row.sku,
    name,
    detail: detailOf(row.optionLabels, locale),
    path: pathOf(pattern, row.slug || String(row.productId)),
    image: imageOf(row.image, name, locale),
    taxCategory: row.taxCategory,
    weight: isShipped(type) ? row.weight : null,
    ships: isShipped(type),
    isOnSale: row.status === 'published' && row.productStatus === 'published',
    // What is made of parts is counted by them.
    available: row.manageStock && !isComposite(type) ? Number(row.available) : null,
    pricing: pricingOf(row, reading),
  }
}

function detailOf(labels: unknown, locale: Locale): string {
  const options = readJson<{ code: string; label: unknown }[] | null>(labels) ?? []
  return options
    .map(({ code, label }) => (label === null ? '' : labelIn(readJson<Partial<Label>>(label), locale)) || code)
    .join(', ')
}

/** A picture as `sellableStatement` reads it; `name` is told where it has no words of its own. */
export function imageOf(found: unknown, name: string, locale: Locale): Sellable['image'] {
  if (found === null) return null
  const { hash, placeholder, variants, alt } =
    readJson<Record<'hash' | 'placeholder' | 'variants' | 'alt', unknown>>(found)
  const forms = readJson<MediaVariant[]>(variants)
  if (forms.length === 0) return null
  const text = labelIn(readJson<Partial<Label>>(alt), locale) || name
  return pictureOf({ hash: String(hash), placeholder: String(placeholder), variants: forms }, text)
}

function pricingOf(row: SellableRow, { channel, group, now }: ReadingFor): Pricing {
  const prices = (readJson<GroupPrice[] | null>(row.tiers) ?? []).filter((one) => !one.group || one.group === group)
  const reductions = readJson<PriceReduction[] | null>(row.reductions) ?? []
  const variant: TieredVariant = { ...row, prices, reductions }
  const quantities = [...new Set([1, ...prices.map(({ quantity }) => quantity)])].sort((one, other) => one - other)
  const steps = quantities.map((quantity) => {
    const { amount, regular } = choosePrice(variant, { channel, group, quantity, at: now })
    return { quantity, amount, regular }
  })
  return { currency: row.currency, steps }
}

function bundleOf(row: SellableRow, known: ReadonlyMap<string, SellableRow>, reading: ReadingFor): SellableBundle {
  const options = readJson<OptionJson[] | null>(row.bundleOptions) ?? []
  const parts = readJson<PartJson[] | null>(row.bundleParts) ?? []
  const partOf = ({ sku, quantity, isDefault, isQuantityFree }: PartJson): SellablePart[] => {
    const found = known.get(sku)
    if (!found || isComposite(found.type)) return []
    const variant = variantOf(found, reading)
    if (!variant.isOnSale) return []
    return [{ ...variant, quantity, isDefault: Boolean(isDefault), isQuantityFree: Boolean(isQuantityFree) }]
  }
  return {
    priceRule: row.priceRule,
    discount: row.partsDiscount,
    options: options.map(({ id, code, label, type, isRequired }) => ({
      code,
      label: labelIn(readJson<Partial<Label>>(label), reading.locale) || code,
      type,
      isRequired: Boolean(isRequired),
      parts: parts.filter(({ option }) => option === id).flatMap(partOf),
    })),
  }
}
