import { locales, type Locale } from '#web/lib/locale'
import { isSame } from '#web/admin/form/paths'
import { compositionOf, newComposition, sentComposition } from './composition/composition_values'
import type { CompositionValues, PriceValues } from './composition/composition_values'
import type { Answer } from '#web/lib/registry'

export type ShownProduct = Answer<'catalogue.admin.products.show'>['data']
export type Vocabulary = Answer<'catalogue.admin.products.show'>['meta']
export type FormGroup = Vocabulary['groups'][number]
export type FormAttribute = FormGroup['attributes'][number]
export type FormPlace = Vocabulary['places'][number]
export type FormSource = Vocabulary['sources'][number]
export type FormPicture = Vocabulary['files']['pictures'][number]
export type FormFile = Vocabulary['files']['files'][number]
export type FormMedium = ShownProduct['media'][number]
export type LinkKind = keyof ShownProduct['links']
export type FormLink = ShownProduct['links'][LinkKind][number]

/** A value of an attribute as the server keeps it. */
export type AttributeValue = string | number | boolean | string[] | null
export type AttributeValues = Record<string, AttributeValue>

export interface TextValues {
  name: string
  slug: string
  description: string
  metaTitle: string
  metaDescription: string
  attributes: AttributeValues
}

/** A variant as the form edits it; without a number it is new. */
export interface VariantValues {
  id?: number
  sku: string
  price: number | null
  specialPrice: number | null
  specialFrom: string | null
  specialTo: string | null
  weight: number | null
  barcode: string
  options: Record<string, string>
  status: 'published' | 'draft'
  manageStock: boolean
  /** What a new one begins with, by source. */
  stock: Record<string, number>
  /** By group and quantity. */
  prices: PriceValues[]
}

/** A product as its form edits it. */
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
    barcode: '',
    options: {},
    status: 'published',
    manageStock: true,
    stock: {},
    prices: [],
  }
}

/** What the form of a new product begins with: switches stand as their attribute says. */
export function newProduct(groups: readonly FormGroup[]): ProductValues {
  const switches = groups.flatMap((group) => group.attributes).filter(({ type }) => type === 'boolean')
  const empty = (): TextValues => ({
    ...{ name: '', slug: '', description: '', metaTitle: '', metaDescription: '', attributes: {} },
  })
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

/** What the form of a product that stands begins with. */
export function valuesOf(product: ShownProduct): ProductValues {
  const { status, taxCategory, attributes, categories, dishes, links, media } = product
  return {
    ...{ status, attributes: attributes as AttributeValues, categories, dishes, links, media },
    taxCategory: taxCategory ?? '',
    translations: Object.fromEntries(
      locales.map((locale) => {
        const { path: _, ...texts } = product.translations[locale]
        return [locale, texts as TextValues]
      })
    ) as Record<Locale, TextValues>,
    ...compositionOf(product),
    variants: product.variants.map(({ position: _, stock: __, barcode, ...variant }) => ({
      ...newVariant(),
      ...variant,
      barcode: barcode ?? '',
    })),
  }
}

/** The attributes of its family that are required and that nothing is said of. */
export function missingOf(values: ProductValues, groups: readonly FormGroup[]): FormAttribute[] {
  const isEmpty = (value: AttributeValue | undefined) =>
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  const isSaid = (code: string) =>
    !isEmpty(values.attributes[code]) ||
    locales.some((locale) => !isEmpty(values.translations[locale].attributes[code])) ||
    values.variants.every(({ options }) => Boolean(options[code]))
  return groups.flatMap(({ attributes }) => attributes.filter(({ code, isRequired }) => isRequired && !isSaid(code)))
}

/** What is sent: of a product that stands only the parts that were changed, so that nothing else can be overwritten. */
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

/** Attributes that were told before and are no more are cleared; those that are as they were are left out. */
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

function sentVariant({ id, stock, barcode, ...variant }: VariantValues, position: number) {
  const isNew = id === undefined
  return {
    ...variant,
    position,
    barcode: barcode || null,
    ...(isNew ? {} : { id }),
    ...(isNew && Object.keys(stock).length > 0 ? { stock } : {}),
  }
}
