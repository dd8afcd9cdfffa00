import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import { sortKey } from '#core/text/sort_key'
import {
  optionShape,
  saidOf,
  spoken,
  valueOf,
  type SaidAttribute,
} from '#plugins/catalogue/listing/shapes/attribute_shapes'
import { metaLine } from '#plugins/catalogue/listing/meta_line'
import { cardPrices, groupListings, pricesOf, type GroupListing } from '#plugins/catalogue/listing/group_prices'
import {
  hasChoice,
  offerOfProduct,
  stockOfProduct,
  type ProductOffer,
} from '#plugins/catalogue/listing/shapes/composite_offers'
import { bundleShape, downloadShapes, memberShapes, partPictures } from '#plugins/catalogue/listing/shapes/part_shapes'
import { fileAttributes } from '#plugins/catalogue/listing/shapes/file_shapes'
import { offerShape, stockState, tierShapes, type Offer } from '#plugins/catalogue/listing/shapes/offers'
import { categoryChains, dishLinks } from '#plugins/catalogue/listing/shapes/places'
import { isComposite } from '#plugins/catalogue/services/upsert/product_kinds'
import { pathOf, type AddressPatterns } from '#plugins/catalogue/listing/address_patterns'
import { CATEGORY, SOLD_OUT } from '#plugins/catalogue/listing/listing_key'
import type { SearchDocument } from '#core/search/search_index'
import type {
  CardShape,
  PageShape,
  Picture,
  VariantShape,
  VideoShape,
} from '#plugins/catalogue/listing/shapes/product_shapes'
import type {
  ListingSources,
  ProductSource,
  SourceAttribute,
  SourceMedia,
  SourceTranslation,
} from '#plugins/catalogue/listing/source/product_source'

/** What listings follow beside the products themselves. */
export interface ListingRules {
  patterns: AddressPatterns
  /** Bottles from which few are left. */
  lowQuantity: number
  /** The present, as an instant. */
  now: string
  picture(media: SourceMedia, alt: string): Picture | null
  video(media: SourceMedia, title: string): Omit<VideoShape, 'poster'> | null
}

/** A product's listing in every language, as it is stored. */
export interface BuiltListing {
  id: number
  offer: Offer
  /** Groups that pay something else. */
  groups: GroupListing[]
  /** Everybody's prices as cards and pages say them, for other currencies. */
  openPrices(): { card: string; page: string }
  /** First instant at which one of its prices changes by itself. */
  until: string | null
  position: number
  createdAt: string
  updatedAt: string
  names: Partial<Record<Locale, string>>
  facets: Record<string, string[]>
  /** Linked products by kind, as JSON. */
  links: string
  texts: { locale: Locale; slug: string; card: string; page: string }[]
  documents: SearchDocument[]
}

/** Longest text of an option or a free value that makes a facet. */
const LONGEST_FACET = 64

/** Makes the listing of one product; null when nothing of it can be priced. */
export function buildListing(
  product: ProductSource,
  sources: ListingSources,
  rules: ListingRules
): BuiltListing | null {
  const offer = offerOfProduct(product, { sources, group: '', now: rules.now })
  if (!offer) return null
  const stock = stockOfProduct(product, sources, rules.lowQuantity)
  const texts = LOCALES.map((locale) => ({ locale, text: textOf(product, locale) }))
  const alternates = Object.fromEntries(
    texts.map(({ locale, text }) => [locale, pathOf(rules.patterns.product, text.slug)])
  )
  const built: BuiltListing = {
    id: product.id,
    offer: offer.best,
    groups: groupListings(product, sources, rules.now, offer),
    openPrices: () => pricesOf(offer),
    until: offer.until,
    position: product.position + (stock === 'out_of_stock' ? SOLD_OUT : 0),
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    names: Object.fromEntries(texts.map(({ locale, text }) => [locale, sortKey(text.name, locale)])),
    facets: facetsOf(product, sources),
    links: JSON.stringify(product.links),
    texts: [],
    documents: [],
  }
  for (const { locale, text } of texts) {
    const said = saidOf(product, sources.attributes, locale)
    const view = { product, sources, rules, locale, text, offer, stock, said }
    const head = JSON.stringify(headOf(view)).slice(0, -1)
    const body = bodyOf(view, alternates)
    built.texts.push({
      locale,
      slug: text.slug,
      card: `${head},"attributes":{${shown(said, ({ isInList }) => isInList)}}}`,
      page: `${head},"attributes":{${onPage(view)}},${JSON.stringify(body).slice(1)}`,
    })
    built.documents.push(documentOf(view, body))
  }
  return built
}

interface View {
  product: ProductSource
  sources: ListingSources
  rules: ListingRules
  locale: Locale
  text: SourceTranslation
  offer: ProductOffer
  stock: CardShape['stock']
  /** All that is said of it. */
  said: SaidAttribute[]
}

/** Texts in a language; what is empty is taken from the first one. */
function textOf({ id, translations, variants }: ProductSource, locale: Locale): SourceTranslation {
  const own = translations[locale]
  const first = translations[DEFAULT_LOCALE]
  const either = (read: (text: SourceTranslation) => string) => (own && read(own)) || (first && read(first)) || ''
  return {
    name: either(({ name }) => name) || (variants[0]?.sku ?? ''),
    slug: either(({ slug }) => slug) || String(id),
    description: either(({ description }) => description),
    metaTitle: either(({ metaTitle }) => metaTitle),
    metaDescription: either(({ metaDescription }) => metaDescription),
    attributes: own?.attributes ?? {},
  }
}

/** What a card and a page share. */
function headOf(view: View): Omit<CardShape, 'attributes'> {
  const { product, rules, text, stock, offer } = view
  const taxCategory = taxCategoryOf(view)
  return {
    id: product.id,
    sku: ownSku(view),
    slug: text.slug,
    path: pathOf(rules.patterns.product, text.slug),
    name: text.name,
    ...cardPrices(offer),
    stock,
    buySku: stock === 'out_of_stock' ? null : buySku(view),
    ...picturesOf(view),
    ...(taxCategory ? { taxCategory } : {}),
  }
}

/** Its own picture, else those of what is in it. */
function picturesOf(view: View): Pick<CardShape, 'image' | 'collage'> {
  const { product, rules } = view
  const own = product.media.find(({ kind, variantId }) => kind === 'image' && variantId === null)
  const image = own ? rules.picture(own, altOf(own, view)) : null
  if (image || !isComposite(product.type)) return { image }
  const collage = partPictures(view)
  return { image: collage[0] ?? null, ...(collage.length > 1 ? { collage } : {}) }
}

/** The price of a group is that of its cheapest member. */
function taxCategoryOf({ product, sources, offer }: View): string | null {
  if (product.type !== 'grouped') return product.taxCategory
  return sources.parts.get(offer.best.variant.sku)?.product.taxCategory ?? null
}

/** A group is known by its own SKU, whatever its members are called. */
function ownSku({ product, offer }: View): string {
  const { sku } = offer.best.variant
  return product.variants.some((variant) => variant.sku === sku) ? sku : (product.variants[0]?.sku ?? sku)
}

/** One variant, and nothing to choose of it. */
function buySku({ product, sources }: View): string | null {
  const [only, ...others] = product.variants
  if (!only || others.length > 0 || product.type === 'grouped') return null
  return product.type === 'bundle' && hasChoice(product, sources.parts) ? null : only.sku
}

type PageBody = Omit<PageShape, keyof CardShape>

/** What a page says beyond the card. */
function bodyOf(view: View, alternates: PageShape['alternates']): PageBody {
  const { product, sources, rules, locale, text } = view
  const { categories } = sources
  const images = product.media.flatMap((one) => rules.picture(one, altOf(one, view)) ?? [])
  const poster = images[0]?.url ?? null
  return {
    type: product.type,
    bundle: bundleShape(view),
    members: memberShapes(view),
    downloads: downloadShapes(product, 'link', locale),
    samples: downloadShapes(product, 'sample', locale),
    description: text.description,
    images,
    videos: product.media.flatMap((one) => {
      const video = rules.video(one, altOf(one, view))
      return video ? { ...video, poster } : []
    }),
    variants: view.offer.variants.map((offer) => variantOf(offer, view)),
    options: optionsOf(view),
    categories: categoryChains(product, categories, locale, rules.patterns),
    dishes: dishLinks(product, categories, locale, rules.patterns),
    metaTitle: text.metaTitle || text.name,
    metaDescription: text.metaDescription || metaLine(text.description),
    alternates,
    updatedAt: product.updatedAt,
  }
}

/** What a page says under attributes: in words, then in pictures and files. */
function onPage(view: View): string {
  const words = shown(view.said, ({ isOnPage }) => isOnPage)
  return [words, ...fileAttributes(view)].filter(Boolean).join(',')
}

function shown(said: readonly SaidAttribute[], isShown: (attribute: SourceAttribute) => boolean): string {
  return said.flatMap(({ attribute, json }) => (isShown(attribute) ? json : [])).join(',')
}

function altOf({ alt }: SourceMedia, { locale, text }: View): string {
  return spoken(alt, locale) || text.name
}

function variantOf(offer: Offer, { product, sources, rules, locale, stock: whole }: View): VariantShape {
  const { variant } = offer
  // What is made of parts can be had as they can.
  const stock = isComposite(product.type) ? whole : stockState(variant, rules.lowQuantity)
  const options = Object.entries(variant.options).flatMap(([code, option]) => {
    const attribute = sources.attributes.find((one) => one.code === code)
    return attribute ? [[code, optionShape(attribute, option, locale)]] : []
  })
  return {
    id: variant.id,
    sku: variant.sku,
    options: Object.fromEntries(options) as VariantShape['options'],
    ...offerShape(offer),
    stock,
    quantity: stock === 'low_stock' && variant.managesStock ? variant.available : null,
    tiers: tierShapes(offer),
  }
}

function optionsOf({ product, sources, locale }: View): PageShape['options'] {
  return product.optionAttributes.flatMap((code) => {
    const attribute = sources.attributes.find((one) => one.code === code)
    if (!attribute) return []
    const borne = new Set(product.variants.flatMap(({ options }) => options[code] ?? []))
    const values = [...borne].sort(
      (one, other) => (attribute.options.get(one)?.position ?? 0) - (attribute.options.get(other)?.position ?? 0)
    )
    const label = spoken(attribute.label, locale) || code
    return [{ code, label, values: values.map((value) => optionShape(attribute, value, locale)) }]
  })
}

/** Codes a product is found by, its variants' options included. */
function facetsOf(product: ProductSource, { attributes }: ListingSources): Record<string, string[]> {
  const facets: Record<string, string[]> = {}
  for (const attribute of attributes) {
    if (!attribute.isFilterable) continue
    const { code, type } = attribute
    const own = valueOf(product, attribute, DEFAULT_LOCALE)
    const values = [own ?? [], product.variants.flatMap(({ options }) => options[code] ?? [])].flat()
    const codes = values.flatMap((value) => (type === 'boolean' ? (value === true ? '1' : []) : String(value)))
    const short = [...new Set(codes)].filter((value) => value !== '' && value.length <= LONGEST_FACET)
    if (short.length > 0) facets[code] = short
  }
  if (product.categories.length > 0) facets[CATEGORY] = product.categories.map(String)
  return facets
}

/** Where a product comes from: who looks for one of these names means its products. */
const ORIGINS = new Set(['producer', 'appellation', 'region'])

/**
 * What a product is searched by. Its name counts most; then who made it and where; then what it is, what it goes with
 * and where it stands in the shop; last the texts about it.
 */
function documentOf({ product, locale, text, said }: View, page: PageBody): SearchDocument {
  const values = said.filter(({ attribute }) => attribute.isSearchable)
  const of = (isWanted: (attribute: SourceAttribute) => boolean) =>
    values.flatMap(({ attribute, value }) => (isWanted(attribute) ? value : []))
  const isOrigin = ({ code }: SourceAttribute) => ORIGINS.has(code)
  const isText = ({ type }: SourceAttribute) => type === 'textarea'
  const texts = [
    [text.name, ...product.variants.map(({ sku }) => sku)],
    of(isOrigin),
    [
      ...of((attribute) => !isOrigin(attribute) && !isText(attribute)),
      ...page.categories.flat().map(({ name }) => name),
      ...page.dishes.map(({ name }) => name),
      ...partNames(page),
    ],
    [...of(isText), text.description],
  ]
  return { id: product.id, locale, texts: texts.map((words) => words.join(' \n ')) }
}

/** A case is found by the wines in it. */
function partNames({ bundle, members }: PageBody): string[] {
  return [...(bundle?.options.flatMap(({ parts }) => parts) ?? []), ...members].map(({ name }) => name)
}
