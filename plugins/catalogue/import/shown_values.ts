import { DateTime } from 'luxon'
import { LOCALES, languageTag, type Locale } from '#core/i18n/locales'
import { formatMoney } from '#core/money/format_money'
import { Statements, readJson } from '#core/database/statements'
import { statusLabels, typeLabels } from '#plugins/catalogue/products/list/product_words'
import type { ShownValue } from '#core/import/importer'
import type { Label } from '#core/i18n/label'
import type { Transaction } from '#core/database/store'
import type { ChangedField } from '#plugins/catalogue/import/changed_fields'
import type {
  BundleOptionState,
  DownloadState,
  PartState,
  PriceState,
} from '#plugins/catalogue/products/upsert/product_state'

/** The longest piece of a text that is shown. */
const LONGEST = 200

/** What values of a shop are shown with. */
export interface ShopFormats {
  currency: string
  timezone: string
  /** Names of the categories of tax by code. */
  taxes: ReadonlyMap<string, string>
}

const YES: Label = { fr_FR: 'Oui', en_GB: 'Yes' }
const NO: Label = { fr_FR: 'Non', en_GB: 'No' }

type Names = Partial<Record<Locale, string>>

interface Words {
  /** Category or dish → its name. */
  places: ReadonlyMap<number, Names>
  /** `attribute option` → its label. */
  options: ReadonlyMap<string, Names>
  /** Attribute → its type. */
  types: ReadonlyMap<string, string>
}

const inAll = (write: (locale: Locale) => string): Label =>
  Object.fromEntries(LOCALES.map((locale) => [locale, write(locale)])) as Record<Locale, string>

const nameIn = (names: Names | undefined, locale: Locale, other: string) =>
  names?.[locale] || Object.values(names ?? {}).find(Boolean) || other

/** Shows values as people read them, with the names that things have in this transaction: two statements. */
export async function showValues(
  trx: Transaction,
  fields: readonly ChangedField[],
  formats: ShopFormats
): Promise<(value: unknown, field: string) => ShownValue> {
  const words = await readWords(new Statements(trx), fields)
  return (value, field) => (isNothing(value) ? null : show(value, field, words, formats))
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

async function readWords(db: Statements, fields: readonly ChangedField[]): Promise<Words> {
  const values = (of: string) =>
    fields.filter(({ field }) => field === of).flatMap(({ before, after }) => [before ?? [], after ?? []].flat())
  const names = await db.run<{ id: number | string; locale: Locale; name: string }>(
    `select category_id as id, locale, name from catalogue_category_translations where category_id in ${db.ids}`,
    [...new Set([...values('categories'), ...values('dishes')])]
  )
  const places = new Map<number, Names>()
  for (const { id, locale, name } of names) places.set(Number(id), { ...places.get(Number(id)), [locale]: name })
  const options = await db.run<{ attribute: string; type: string; code: string | null; label: unknown }>(
    `select a.code as attribute, a.type, o.code, o.label from catalogue_attributes a
     left join catalogue_attribute_options o on o.attribute_id = a.id where a.code in ${db.texts}`,
    [...new Set(fields.flatMap(attributesOf))]
  )
  return {
    places,
    options: new Map(
      options.flatMap(({ attribute, code, label }) =>
        code === null ? [] : [[`${attribute} ${code}`, readJson<Names>(label)] as const]
      )
    ),
    types: new Map(options.map(({ attribute, type }) => [attribute, type])),
  }
}

/** Attributes whose words a change needs. */
function attributesOf({ field, before, after }: ChangedField): string[] {
  if (field.startsWith('attr.')) return [codeOf(field)]
  if (field === 'option') return [before, after].flatMap((options) => Object.keys(options ?? {}))
  if (field === 'variant') return Object.keys((after as { options?: object } | null)?.options ?? {})
  return []
}

const codeOf = (field: string) => field.replace(/^attr\./, '').replace(/\.[a-z]{2}_[A-Z]{2}$/, '')

function show(value: unknown, field: string, words: Words, formats: ShopFormats): ShownValue {
  if (field.startsWith('attr.')) return attributeValue(value, codeOf(field), words, formats)
  switch (field) {
    case 'price':
    case 'special_price':
      return inAll((locale) => formatMoney(locale, { amount: Number(value), currency: formats.currency }))
    case 'special_from':
    case 'special_to':
      return inAll((locale) => momentOf(String(value), locale, formats.timezone))
    case 'categories':
    case 'dishes':
      return inAll((locale) =>
        (value as number[]).map((id) => nameIn(words.places.get(id), locale, String(id))).join(', ')
      )
    case 'status':
      return statusLabels[value as keyof typeof statusLabels] ?? String(value)
    case 'type':
      return typeLabels[value as keyof typeof typeLabels] ?? String(value)
    case 'tax_category':
      return formats.taxes.get(String(value)) ?? String(value)
    case 'weight':
      return inAll((locale) => `${(Number(value) / 1000).toLocaleString(languageTag(locale))}\u00a0kg`)
    case 'option':
      return optionsOf(value as Record<string, string>, words)
    case 'variant':
      return variantOf(value, words, formats)
    case 'images':
      return mediaOf(value as { kind: string }[])
    case 'group_price':
      return pricesOf(value as PriceState[], formats)
    case 'grouped':
      return shortened(partsOf(value as PartState[]))
    case 'bundle':
      return shortened((value as BundleOptionState[]).map(({ code, parts }) => `${code}: ${partsOf(parts)}`).join('; '))
    case 'links':
      return shortened((value as DownloadState[]).map(({ source }) => source).join(', '))
    default:
      return typeof value === 'boolean' ? (value ? YES : NO) : shortened(String(value))
  }
}

function attributeValue(value: unknown, code: string, words: Words, { currency }: ShopFormats): ShownValue {
  const type = words.types.get(code)
  if (typeof value === 'boolean') return value ? YES : NO
  if (type === 'price') return inAll((locale) => formatMoney(locale, { amount: Number(value), currency }))
  if (type !== 'select' && type !== 'multiselect' && type !== 'checkbox') return shortened(String(value))
  const codes = [value].flat().map(String)
  return inAll((locale) => codes.map((one) => nameIn(words.options.get(`${code} ${one}`), locale, one)).join(', '))
}

function optionsOf(options: Record<string, string>, words: Words): ShownValue {
  const entries = Object.entries(options)
  if (entries.length === 0) return null
  return inAll((locale) =>
    entries.map(([code, one]) => nameIn(words.options.get(`${code} ${one}`), locale, one)).join(', ')
  )
}

/** A variant that comes, by its options and price, or that goes, by its SKU. */
function variantOf(value: unknown, words: Words, { currency }: ShopFormats): ShownValue {
  if (typeof value === 'string') return value
  const { price, options } = value as { price: number; options: Record<string, string> }
  const named = optionsOf(options, words) as Label | null
  return inAll((locale) =>
    [named?.[locale] ?? '', formatMoney(locale, { amount: price, currency })].filter(Boolean).join(', ')
  )
}

function mediaOf(media: { kind: string }[]): Label {
  const videos = media.filter(({ kind }) => kind === 'video').length
  const images = media.length - videos
  const counted = (count: number, one: string) => (count === 0 ? [] : [`${count}\u00a0${one}${count > 1 ? 's' : ''}`])
  return {
    fr_FR: [...counted(images, 'image'), ...counted(videos, 'vidéo')].join(', '),
    en_GB: [...counted(images, 'picture'), ...counted(videos, 'video')].join(', '),
  }
}

function momentOf(instant: string, locale: Locale, zone: string): string {
  const time = DateTime.fromISO(instant, { zone }).setLocale(languageTag(locale))
  return time.isValid ? time.toLocaleString(DateTime.DATETIME_SHORT) : instant
}

/** `6: 10,90 €` from six pieces on, with the group whose price it is. */
function pricesOf(prices: readonly PriceState[], { currency }: ShopFormats): Label {
  return inAll((locale) =>
    prices
      .map(({ group, quantity, amount, percent }) => {
        const discount = -(percent ?? 0) / 10_000
        const price =
          amount === null
            ? discount.toLocaleString(languageTag(locale), { style: 'percent', maximumFractionDigits: 2 })
            : formatMoney(locale, { amount, currency })
        return `${group ? `${group} ` : ''}${quantity}: ${price}`
      })
      .join(', ')
  )
}

const partsOf = (parts: readonly PartState[]) => parts.map(({ sku, quantity }) => `${sku} × ${quantity}`).join(', ')

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
