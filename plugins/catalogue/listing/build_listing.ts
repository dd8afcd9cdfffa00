import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import { sortKey } from '#core/text/sort_key'
import { textOfHtml } from '#core/rich_text/html_text'
import { buildOption, displayedAttributes, labelIn, valueOf } from '#plugins/catalogue/listing/builders/attributes'
import { eachText, productTextNames, searchedTexts } from '#plugins/catalogue/products/fields'
import { metaLine } from '#plugins/catalogue/listing/meta_line'
import { cardPrices, groupListings, pricesOf, type GroupListing } from '#plugins/catalogue/listing/prices/group_prices'
import {
  hasChoice,
  offerOfProduct,
  stockOfProduct,
  type ProductOffer,
} from '#plugins/catalogue/listing/builders/composite_offers'
import { buildBundle, buildDownloads, buildMembers, partPictures } from '#plugins/catalogue/listing/builders/parts'
import { buildFileAttributes } from '#plugins/catalogue/listing/builders/file_attributes'
import { buildOffer, stockState, buildTiers, type Offer } from '#plugins/catalogue/listing/builders/offers'
import { buildBreadcrumbs, buildDishLinks } from '#plugins/catalogue/listing/builders/category_links'
import { isComposite } from '#plugins/catalogue/products/upsert/product_kinds'
import { pageReviews, ratingOf } from '#plugins/catalogue/reviews/query_ratings'
import { pathOf } from '#plugins/catalogue/permalinks/address_patterns'
import { CATEGORY, SOLD_OUT } from '#plugins/catalogue/listing/index/listing_key'
import type { ListingRules } from '#plugins/catalogue/listing/listing_rules'
import type { FoundMedium, FoundText } from '#plugins/catalogue/products/read_products'
import type { SearchDocument } from '#core/search/search_index'
import type { CardShape, PageShape, VariantShape } from '#plugins/catalogue/listing/product_shapes'
import type {
  DisplayedAttribute,
  ListingSources,
  ProductSource,
  SourceAttribute,
} from '#plugins/catalogue/listing/source/product_source'

/** The listing of a product in every language, as it is stored. */
export interface BuiltListing {
  id: number
  offer: Offer
  /** Prices of the customer groups that pay something else. */
  groups: GroupListing[]
  /** The public prices of the card and the page as JSON, to be converted into other currencies. */
  publicPrices(): { card: string; page: string }
  /** First instant at which a price changes because a special price or a reduction starts or ends; null: none does. */
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

/** Longer values make no facet. */
const LONGEST_FACET = 64

/** Builds the listing of one product; null when it has no price. */
export function buildListing(
  product: ProductSource,
  sources: ListingSources,
  rules: ListingRules
): BuiltListing | null {
  const { now, channel } = rules
  const offer = offerOfProduct(product, { sources, channel, group: '', now })
  if (!offer) return null
  const stock = stockOfProduct(product, sources, rules.lowQuantity)
  const texts = LOCALES.map((locale) => ({ locale, text: textOf(product, locale) }))
  const alternates = Object.fromEntries(
    texts.map(({ locale, text }) => [locale, pathOf(rules.patterns.product[locale], text.slug)])
  )
  const built: BuiltListing = {
    id: product.id,
    offer: offer.best,
    ...groupListings(product, { sources, channel, now }, offer),
    publicPrices: () => pricesOf(offer),
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
    const displayed = displayedAttributes(product, sources.attributes, locale)
    const view = { product, sources, rules, locale, text, offer, stock, displayed }
    const head = JSON.stringify(headOf(view)).slice(0, -1)
    const body = bodyOf(view, alternates)
    built.texts.push({
      locale,
      slug: text.slug,
      card: `${head},"attributes":{${membersOf(displayed, ({ isInList }) => isInList)}}}`,
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
  text: FoundText
  offer: ProductOffer
  stock: CardShape['stock']
  /** Its attributes with their texts. */
  displayed: DisplayedAttribute[]
}

/** The texts in a language; empty ones fall back to the default language. */
function textOf({ id, translations, variants }: ProductSource, locale: Locale): FoundText {
  const own = translations[locale]
  const first = translations[DEFAULT_LOCALE]
  const texts = eachText(productTextNames, (field) => own?.[field] || first?.[field] || '')
  return {
    ...texts,
    name: texts.name || (variants[0]?.sku ?? ''),
    slug: texts.slug || String(id),
    attributes: own?.attributes ?? {},
  }
}

/** The fields that a card and a page share. */
function headOf(view: View): Omit<CardShape, 'attributes'> {
  const { product, rules, locale, text, stock, offer } = view
  const taxCategory = taxCategoryOf(view)
  return {
    id: product.id,
    sku: ownSku(view),
    slug: text.slug,
    path: pathOf(rules.patterns.product[locale], text.slug),
    name: text.name,
    ...cardPrices(offer),
    stock,
    buySku: stock === 'out_of_stock' ? null : buySku(view),
    ...picturesOf(view),
    ...(taxCategory ? { taxCategory } : {}),
    ...(product.reviews ? { rating: ratingOf(product.reviews) } : {}),
  }
}

/** The product's own picture, else the pictures of its parts. */
function picturesOf(view: View): Pick<CardShape, 'image' | 'collage'> {
  const { product, rules } = view
  const own = product.media.find(({ kind, variantId }) => kind === 'image' && variantId === null)
  const image = own ? rules.picture(own, altOf(own, view)) : null
  if (image || !isComposite(product.type)) return { image }
  const collage = partPictures(view)
  return { image: collage[0] ?? null, ...(collage.length > 1 ? { collage } : {}) }
}

/** The price of a grouped product is that of its cheapest member, so its tax category is too. */
function taxCategoryOf({ product, sources, offer }: View): string | null {
  if (product.type !== 'grouped') return product.taxCategory
  return sources.parts.get(offer.best.variant.sku)?.product.taxCategory ?? null
}

/** The best offer of a grouped product is a member's; the card shows the SKU of the grouped product. */
function ownSku({ product, offer }: View): string {
  const { sku } = offer.best.variant
  return product.variants.some((variant) => variant.sku === sku) ? sku : (product.variants[0]?.sku ?? sku)
}

/** The SKU that goes into a cart without a choice; null where the shopper has to choose. */
function buySku({ product, sources }: View): string | null {
  const [only, ...others] = product.variants
  if (!only || others.length > 0 || product.type === 'grouped') return null
  return product.type === 'bundle' && hasChoice(product, sources.parts) ? null : only.sku
}

type PageBody = Omit<PageShape, keyof CardShape>

/** The fields that only a page has. */
function bodyOf(view: View, alternates: PageShape['alternates']): PageBody {
  const { product, sources, rules, locale, text } = view
  const { categories } = sources
  const images = product.media.flatMap((one) => rules.picture(one, altOf(one, view)) ?? [])
  const poster = images[0]?.url ?? null
  return {
    type: product.type,
    bundle: buildBundle(view),
    members: buildMembers(view),
    downloads: buildDownloads(product, 'link', locale),
    samples: buildDownloads(product, 'sample', locale),
    description: text.description,
    images,
    videos: product.media.flatMap((one) => {
      const video = rules.video(one, altOf(one, view))
      return video ? { ...video, poster } : []
    }),
    variants: view.offer.variants.map((offer) => variantOf(offer, view)),
    options: optionsOf(view),
    categories: buildBreadcrumbs(product, categories, locale, rules.patterns),
    dishes: buildDishLinks(product, categories, locale, rules.patterns),
    metaTitle: text.metaTitle || text.name,
    metaDescription: text.metaDescription || metaLine(text.description),
    alternates,
    updatedAt: product.updatedAt,
    ...(product.reviews ? { reviews: pageReviews(product.reviews, locale) } : {}),
  }
}

/** Attributes of a page as JSON members: texts first, then pictures and files. */
function onPage(view: View): string {
  const words = membersOf(view.displayed, ({ isOnPage }) => isOnPage)
  return [words, ...buildFileAttributes(view)].filter(Boolean).join(',')
}

function membersOf(displayed: readonly DisplayedAttribute[], isShown: (attribute: SourceAttribute) => boolean): string {
  return displayed.flatMap(({ attribute, json }) => (isShown(attribute) ? json : [])).join(',')
}

function altOf({ alt }: FoundMedium, { locale, text }: View): string {
  return labelIn(alt, locale) || text.name
}

function variantOf(offer: Offer, { product, sources, rules, locale, stock: whole }: View): VariantShape {
  const { variant } = offer
  // The stock of a bundle or a grouped product is that of its parts.
  const stock = isComposite(product.type) ? whole : stockState(variant, rules.lowQuantity)
  const options = Object.entries(variant.options).flatMap(([code, option]) => {
    const attribute = sources.attributes.find((one) => one.code === code)
    return attribute ? [[code, buildOption(attribute, option, locale)]] : []
  })
  return {
    id: variant.id,
    sku: variant.sku,
    options: Object.fromEntries(options) as VariantShape['options'],
    ...buildOffer(offer),
    stock,
    quantity: stock === 'low_stock' && variant.manageStock ? variant.available : null,
    tiers: buildTiers(offer),
  }
}

function optionsOf({ product, sources, locale }: View): PageShape['options'] {
  return product.optionAttributes.flatMap((code) => {
    const attribute = sources.attributes.find((one) => one.code === code)
    if (!attribute) return []
    const used = new Set(product.variants.flatMap(({ options }) => options[code] ?? []))
    const values = [...used].sort(
      (one, other) => (attribute.options.get(one)?.position ?? 0) - (attribute.options.get(other)?.position ?? 0)
    )
    const label = labelIn(attribute.label, locale) || code
    return [{ code, label, values: values.map((value) => buildOption(attribute, value, locale)) }]
  })
}

/** The facet codes of a product by attribute, its variants' options included. */
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

/** Attributes that name the origin of a product. They weigh more in the search than other attributes. */
const ORIGINS = new Set(['producer', 'appellation', 'region'])

/**
 * The search document of a product. Its texts are ordered by weight: the name and SKUs; the origin; other attributes,
 * categories, dishes and the names of its parts; long texts.
 */
function documentOf({ product, locale, text, displayed }: View, page: PageBody): SearchDocument {
  const values = displayed.filter(({ attribute }) => attribute.isSearchable)
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
    [...of(isText), ...searchedTexts.filter((name) => name !== 'name').map((name) => textOfHtml(text[name]))],
  ]
  return { id: product.id, locale, texts: texts.map((words) => words.join(' \n ')) }
}

/** Names of the parts, so that a bundle is found by the wines in it. */
function partNames({ bundle, members }: PageBody): string[] {
  return [...(bundle?.options.flatMap(({ parts }) => parts) ?? []), ...members].map(({ name }) => name)
}
