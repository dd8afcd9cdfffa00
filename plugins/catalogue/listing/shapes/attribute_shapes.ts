import { DEFAULT_LOCALE, languageTag, type Locale } from '#core/i18n/locales'
import type { Label } from '#core/plugin/contract'
import type { AttributeShape, OptionShape } from '#plugins/catalogue/listing/shapes/product_shapes'
import type { ProductSource, SourceAttribute, StoredValue } from '#plugins/catalogue/listing/source/product_source'

/** Types whose values are files: they are shown as pictures and links, not as words. */
const FILES = new Set(['image', 'file'])

const WITH_OPTIONS = new Set(['select', 'multiselect', 'checkbox'])

const YES_NO: Record<'true' | 'false', Label> = {
  true: { fr_FR: 'Oui', en_GB: 'Yes' },
  false: { fr_FR: 'Non', en_GB: 'No' },
}

/** A text in a language, else in the first one, else whatever there is. */
export function spoken(label: Partial<Label>, locale: Locale): string {
  return label[locale] || label[DEFAULT_LOCALE] || Object.values(label).find(Boolean) || ''
}

/** The value of an attribute as a product bears it in a language. */
export function valueOf(product: ProductSource, attribute: SourceAttribute, locale: Locale): StoredValue | undefined {
  if (!attribute.isPerLocale) return product.attributes[attribute.code]
  const { translations } = product
  return translations[locale]?.attributes[attribute.code] ?? translations[DEFAULT_LOCALE]?.attributes[attribute.code]
}

/** What a product says under one attribute in a language. */
export interface SaidAttribute {
  attribute: SourceAttribute
  /** Ready to show. */
  value: string
  /** As it stands among the attributes of a card: `"colour":{…}`. */
  json: string
}

/** What is said of a product, in the order of the attributes. */
export function saidOf(
  product: ProductSource,
  attributes: readonly SourceAttribute[],
  locale: Locale
): SaidAttribute[] {
  const said: SaidAttribute[] = []
  for (const attribute of attributes) {
    const value = valueOf(product, attribute, locale) ?? onlyOption(product, attribute)
    if (value === undefined || value === '' || FILES.has(attribute.type)) continue
    const one = WITH_OPTIONS.has(attribute.type)
      ? sharedWords(attribute, value, locale)
      : words(attribute, value, locale)
    if (one.value !== '') said.push(one)
  }
  return said
}

/** Most wines of a batch share their colour and region: what is said of them is written once. */
function sharedWords(attribute: SourceAttribute, value: StoredValue, locale: Locale): SaidAttribute {
  const key = `${locale} ${Array.isArray(value) ? value.join('|') : String(value)}`
  let found = attribute.said.get(key)
  if (!found) attribute.said.set(key, (found = words(attribute, value, locale)))
  return found
}

function words(attribute: SourceAttribute, value: StoredValue, locale: Locale): SaidAttribute {
  const shape = attributeShape(attribute, value, locale)
  return { attribute, value: shape.value, json: `${JSON.stringify(attribute.code)}:${JSON.stringify(shape)}` }
}

/** What tells variants apart is said of the product too when all of them share it. */
function onlyOption({ optionAttributes, variants }: ProductSource, { code }: SourceAttribute): string | undefined {
  if (!optionAttributes.includes(code)) return undefined
  const [first, ...others] = new Set(variants.map(({ options }) => options[code]))
  return others.length === 0 ? first : undefined
}

function attributeShape(attribute: SourceAttribute, value: StoredValue, locale: Locale): AttributeShape {
  const { code, type } = attribute
  const filter = attribute.isFilterable ? { isFilter: true as const } : {}
  const shape = { code, label: spoken(attribute.label, locale) || code, type, ...filter }
  if (WITH_OPTIONS.has(type)) {
    const options = [value].flat().map((each) => optionShape(attribute, String(each), locale))
    return { ...shape, value: options.map(({ label }) => label).join(', '), options }
  }
  return { ...shape, value: freeValue(attribute, value, locale), options: [] }
}

/** An option as screens show it; an option that is gone is shown by its code. */
export function optionShape(attribute: SourceAttribute, code: string, locale: Locale): OptionShape {
  const option = attribute.options.get(code)
  const label = option ? spoken(option.label, locale) || code : code
  return option?.swatch ? { code, label, swatch: option.swatch } : { code, label }
}

function freeValue({ type, validation }: SourceAttribute, value: StoredValue, locale: Locale): string {
  if (type === 'boolean') return YES_NO[value === true || value === '1' ? 'true' : 'false'][locale]
  if (type === 'price') return amounts(locale).format(Number(value) / 100)
  if (validation === 'decimal' && locale === 'fr_FR') return String(value).replace('.', ',')
  return [value].flat().join(', ')
}

const formats = new Map<Locale, Intl.NumberFormat>()

function amounts(locale: Locale): Intl.NumberFormat {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    formats.set(locale, format)
  }
  return format
}
