import { locales, type Locale } from '#web/lib/locale'
import { isSame } from '#web/admin/form/paths'
import { compositionOf, newComposition, sentComposition } from './composition/composition_values'
import type { CompositionValues, PriceValues } from './composition/composition_values'
import type { ResponseOf } from '#web/lib/registry'

export type ShownProduct = ResponseOf<'catalogue.admin.products.show'>['data']
export type Vocabulary = ResponseOf<'catalogue.admin.products.show'>['meta']
export type FormGroup = Vocabulary['groups'][number]
export type FormAttribute = FormGroup['attributes'][number]
export type FormPlace = Vocabulary['places'][number]
export type FormSource = Vocabulary['sources'][number]
export type FormPicture = Vocabulary['files']['pictures'][number]
export type FormFile = Vocabulary['files']['files'][number]
export type FormMedium = ShownProduct['media'][number]
export type LinkKind = keyof ShownProduct['links']
export type FormLink = ShownProduct['links'][LinkKind][number]

/** A stored attribute value. */
export type AttributeValue = string | number | boolean | string[] | null
export type AttributeValues = Record<string, AttributeValue>

/** The texts of a product in each language. */
const PRODUCT_TEXTS = ['name', 'slug', 'description', 'metaTitle', 'metaDescription'] as const

/** The texts of a variant, which are empty where nothing is stored. */
const VARIANT_TEXTS = ['barcode'] as const

function eachText<Name extends string>(names: readonly Name[], value: (name: Name) => string) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, string>
}

export interface TextValues extends Record<(typeof PRODUCT_TEXTS)[number], string> {
  attributes: AttributeValues
}

/** Form values of a variant; a new one has no id. */
export interface VariantValues extends Record<(typeof VARIANT_TEXTS)[number], string> {
  id?: number
  sku: string
  price: number | null
  specialPrice: number | null
  specialFrom: string | null
  specialTo: string | null
  weight: number | null
  options: Record<string, string>
  status: 'published' | 'draft'
  manageStock: boolean
  /** Initial stock of a new one, by source. */
  stock: Record<string, number>
  /** By group and quantity. */
  prices: PriceValues[]
}

/** Form values of a product. */
export interface ProductValues extends CompositionValues {
  status: string
  taxCategory: string
  translations: Record<Locale, TextValues>
  attributes: AttributeValues
  categories: number[]
  dishes: number[]
  links: Record<LinkKind, FormLink[]>
  media: FormMedium[]
  variants: VariantValues[]
}

export function newVariant(sku = ''): VariantValues {
  return {
    sku,
    price: null,
    specialPrice: null,
    specialFrom: null,
    specialTo: null,
    weight: null,
    ...eachText(VARIANT_TEXTS, () => ''),
    options: {},
    status: 'published',
    manageStock: true,
    stock: {},
    prices: [],
  }
}

/** Whether a product type has its own price, not one of its parts. */
export function isPricedByItself(type: string, priceRule: ProductValues['priceRule']): boolean {
  return type !== 'grouped' && !(type === 'bundle' && priceRule === 'parts')
}

const WITHOUT_STOCK = new Set(['downloadable', 'grouped', 'bundle'])

export const hasStock = (type: string) => !WITHOUT_STOCK.has(type)

/** Total and sellable stock over sources and variants. A shortage of one does not reduce the others. */
export function stockSum({ variants }: Pick<ShownProduct, 'variants'>): { available: number; reserved: number } {
  const levels = variants.flatMap(({ stock }) => stock)
  return {
    available: levels.reduce((sum, { onHand, reserved }) => sum + Math.max(0, onHand - reserved), 0),
    reserved: levels.reduce((sum, { reserved }) => sum + reserved, 0),
  }
}

/** Initial values of a new product. Booleans have their attribute's default. */
export function newProduct(groups: readonly FormGroup[]): ProductValues {
  const switches = groups.flatMap((group) => group.attributes).filter(({ type }) => type === 'boolean')
  const empty = (): TextValues => ({ ...eachText(PRODUCT_TEXTS, () => ''), attributes: {} })
  return {
    status: 'draft',
    taxCategory: '',
    translations: Object.fromEntries(locales.map((locale) => [locale, empty()])) as Record<Locale, TextValues>,
    attributes: Object.fromEntries(switches.map(({ code, defaultValue }) => [code, defaultValue === '1'])),
    categories: [],
    dishes: [],
    links: { related: [], up_sell: [], cross_sell: [] },
    media: [],
    ...newComposition(),
    variants: [newVariant()],
  }
}

/** Initial values of an existing product. */
export function valuesOf(product: ShownProduct): ProductValues {
  const { status, taxCategory, attributes, categories, dishes, links, media } = product
  return {
    status,
    attributes: attributes as AttributeValues,
    categories,
    dishes,
    links,
    media,
    taxCategory: taxCategory ?? '',
    translations: Object.fromEntries(
      locales.map((locale) => {
        const { path: _, ...texts } = product.translations[locale]
        return [locale, texts as TextValues]
      })
    ) as Record<Locale, TextValues>,
    ...compositionOf(product),
    variants: product.variants.map(({ position: _, stock: __, ...variant }) => ({
      ...newVariant(),
      ...variant,
      ...eachText(VARIANT_TEXTS, (name) => variant[name] ?? ''),
    })),
  }
}

/** Required attributes of the family without a value. */
export function missingOf(values: ProductValues, groups: readonly FormGroup[]): FormAttribute[] {
  const isEmpty = (value: AttributeValue | undefined) =>
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  const hasValue = (code: string) =>
    !isEmpty(values.attributes[code]) ||
    locales.some((locale) => !isEmpty(values.translations[locale].attributes[code])) ||
    values.variants.every(({ options }) => Boolean(options[code]))
  return groups.flatMap(({ attributes }) => attributes.filter(({ code, isRequired }) => isRequired && !hasValue(code)))
}

/** The request body. For an existing product only changed parts are sent, so that nothing else is overwritten. */
export function sentOf(values: ProductValues, before: ProductValues | null) {
  const isChanged = (part: keyof ProductValues) => before === null || !isSame(values[part], before[part])
  const { links, media, variants } = values
  return {
    ...(isChanged('status') ? { status: values.status as 'draft' } : {}),
    ...(isChanged('taxCategory') ? { taxCategory: values.taxCategory || null } : {}),
    ...(isChanged('translations') ? { translations: sentTexts(values, before) } : {}),
    ...(isChanged('attributes') ? { attributes: cleared(values.attributes, before?.attributes) } : {}),
    ...(isChanged('categories') ? { categories: values.categories.map(Number) } : {}),
    ...(isChanged('dishes') ? { dishes: values.dishes.map(Number) } : {}),
    ...(isChanged('links') ? { links: sentLinks(links) } : {}),
    ...(isChanged('media')
      ? { media: media.map(({ mediaId, kind, alt, variant }) => ({ mediaId, kind, alt, variant })) }
      : {}),
    ...sentComposition(values, before),
    ...(isChanged('variants') ? { variants: variants.map(sentVariant) } : {}),
  }
}

function sentTexts({ translations }: ProductValues, before: ProductValues | null) {
  return Object.fromEntries(
    locales.map((locale) => {
      const { attributes, ...texts } = translations[locale]
      return [locale, { ...texts, attributes: cleared(attributes, before?.translations[locale].attributes) }]
    })
  )
}

/** Changed attributes: removed values are sent as null, unchanged ones are left out. */
function cleared(values: AttributeValues, before: AttributeValues = {}): AttributeValues {
  const codes = [...new Set([...Object.keys(values), ...Object.keys(before)])]
  return Object.fromEntries(
    codes.flatMap((code) => (isSame(values[code], before[code]) ? [] : [[code, values[code] ?? null]]))
  )
}

function sentLinks(links: ProductValues['links']): Record<LinkKind, string[]> {
  const codes = (kind: LinkKind) => links[kind].map(({ code }) => code)
  return { related: codes('related'), up_sell: codes('up_sell'), cross_sell: codes('cross_sell') }
}

function sentVariant({ id, stock, ...variant }: VariantValues, position: number) {
  const isNew = id === undefined
  return {
    ...variant,
    position,
    ...(isNew ? {} : { id }),
    ...(isNew && Object.keys(stock).length > 0 ? { stock } : {}),
  }
}
