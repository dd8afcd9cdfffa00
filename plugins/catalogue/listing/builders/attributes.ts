import { DEFAULT_LOCALE, languageTag, type Locale } from '#core/i18n/locales'
import type { Label } from '#core/i18n/label'
import type { AttributeValue } from '#plugins/catalogue/products/upsert/attribute_values'
import type { AttributeShape, OptionShape } from '#plugins/catalogue/listing/product_shapes'
import type {
  DisplayedAttribute,
  ProductSource,
  SourceAttribute,
} from '#plugins/catalogue/listing/source/product_source'

/** Types whose values are ids of media or files. `buildFileAttributes` handles them. */
const FILES = new Set(['image', 'file'])

const WITH_OPTIONS = new Set(['select', 'multiselect', 'checkbox'])

const YES_NO: Record<'true' | 'false', Label> = {
  true: { fr_FR: 'Oui', en_GB: 'Yes' },
  false: { fr_FR: 'Non', en_GB: 'No' },
}

/** The label in a language, else in the default language, else in any; empty if there is none. */
export function labelIn(label: Partial<Label>, locale: Locale): string {
  return label[locale] || label[DEFAULT_LOCALE] || Object.values(label).find(Boolean) || ''
}

/** The value that a product has for an attribute in a language. */
export function valueOf(
  product: ProductSource,
  attribute: SourceAttribute,
  locale: Locale
): AttributeValue | undefined {
  if (!attribute.isPerLocale) return product.attributes[attribute.code]
  const { translations } = product
  return translations[locale]?.attributes[attribute.code] ?? translations[DEFAULT_LOCALE]?.attributes[attribute.code]
}

/** The attributes of a product that have a text to display, in the order of `attributes`. */
export function displayedAttributes(
  product: ProductSource,
  attributes: readonly SourceAttribute[],
  locale: Locale
): DisplayedAttribute[] {
  const displayed: DisplayedAttribute[] = []
  for (const attribute of attributes) {
    const value = valueOf(product, attribute, locale) ?? sharedOption(product, attribute)
    if (value === undefined || value === '' || FILES.has(attribute.type)) continue
    const one = WITH_OPTIONS.has(attribute.type)
      ? cachedText(attribute, value, locale)
      : displayAttribute(attribute, value, locale)
    if (one.value !== '') displayed.push(one)
  }
  return displayed
}

/** Cached per batch: most wines share values such as colour and region. */
function cachedText(attribute: SourceAttribute, value: AttributeValue, locale: Locale): DisplayedAttribute {
  const key = `${locale} ${Array.isArray(value) ? value.join('|') : String(value)}`
  let found = attribute.displayed.get(key)
  if (!found) attribute.displayed.set(key, (found = displayAttribute(attribute, value, locale)))
  return found
}

function displayAttribute(attribute: SourceAttribute, value: AttributeValue, locale: Locale): DisplayedAttribute {
  const shape = attributeShape(attribute, value, locale)
  return { attribute, value: shape.value, json: `${JSON.stringify(attribute.code)}:${JSON.stringify(shape)}` }
}

/** The option of a variant attribute that all variants share: it is displayed like a value of the product. */
function sharedOption({ optionAttributes, variants }: ProductSource, { code }: SourceAttribute): string | undefined {
  if (!optionAttributes.includes(code)) return undefined
  const [first, ...others] = new Set(variants.map(({ options }) => options[code]))
  return others.length === 0 ? first : undefined
}

function attributeShape(attribute: SourceAttribute, value: AttributeValue, locale: Locale): AttributeShape {
  const { code, type } = attribute
  const filter = attribute.isFilterable ? { isFilter: true as const } : {}
  const shape = { code, label: labelIn(attribute.label, locale) || code, type, ...filter }
  if (WITH_OPTIONS.has(type)) {
    const options = [value].flat().map((each) => buildOption(attribute, String(each), locale))
    return { ...shape, value: options.map(({ label }) => label).join(', '), options }
  }
  return { ...shape, value: freeValue(attribute, value, locale), options: [] }
}

/** An option as it is displayed; one that was deleted is displayed by its code. */
export function buildOption(attribute: SourceAttribute, code: string, locale: Locale): OptionShape {
  const option = attribute.options.get(code)
  const label = option ? labelIn(option.label, locale) || code : code
  return option?.swatch ? { code, label, swatch: option.swatch } : { code, label }
}

function freeValue({ type, validation }: SourceAttribute, value: AttributeValue, locale: Locale): string {
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
