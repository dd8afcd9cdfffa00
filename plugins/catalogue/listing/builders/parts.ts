import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { buildOption, labelIn } from '#plugins/catalogue/listing/builders/attributes'
import { pathOf } from '#plugins/catalogue/permalinks/address_patterns'
import { buildOffer, stockState, buildTiers, type Offer } from '#plugins/catalogue/listing/builders/offers'
import type { BundleShape, DownloadShape, PartShape, Picture } from '#plugins/catalogue/listing/product_shapes'
import type { ListingRules } from '#plugins/catalogue/listing/listing_rules'
import type { ListingSources, ProductSource, SourcePart } from '#plugins/catalogue/listing/source/product_source'
import { defaultParts, type ProductOffer } from '#plugins/catalogue/listing/builders/composite_offers'

/** Samples are downloaded from here. */
const SAMPLES_PATH = '/api/catalogue/samples'

export interface PartView {
  product: ProductSource
  sources: ListingSources
  rules: ListingRules
  locale: Locale
  offer: ProductOffer
}

/** The options of a bundle with its prices; null for other products. */
export function buildBundle(view: PartView): BundleShape | null {
  const { product, offer, locale } = view
  if (product.type !== 'bundle' || !offer.bundle) return null
  const { currency } = offer.best.variant
  return {
    priceRule: product.priceRule,
    discount: product.partsDiscount,
    options: product.bundle.map(({ code, label, type, isRequired, parts }) => {
      return { code, label: labelIn(label, locale) || code, type, isRequired, parts: buildParts(parts, view) }
    }),
    total: { amount: offer.bundle.total, currency },
    separately: { amount: offer.bundle.separately, currency },
  }
}

export function buildMembers(view: PartView): PartShape[] {
  return buildParts(view.product.members, view)
}

/** Maximum of pictures that represent the parts of a product. */
const COLLAGE = 4

/** Distinct pictures of the parts: those of a bundle's default choice first, then of its other parts, or of the members. */
export function partPictures(view: PartView): Picture[] {
  const { product, offer } = view
  const suggested = product.bundle.flatMap((option) => defaultParts(option, offer.parts))
  const others = product.bundle.flatMap(({ parts }) => parts)
  const shown = new Map<string, Picture>()
  for (const { image } of buildParts([...suggested, ...others, ...product.members], view)) {
    if (image && shown.size < COLLAGE) shown.set(image.url, image)
  }
  return [...shown.values()]
}

function buildParts(parts: ProductSource['members'], view: PartView): PartShape[] {
  return parts.flatMap((part) => {
    const found = view.sources.parts.get(part.sku)
    const offer = view.offer.parts.get(part.sku)
    return found && offer ? [{ ...buildPart(found, offer, view), ...part }] : []
  })
}

function buildPart({ product, variant }: SourcePart, offer: Offer, { sources, rules, locale }: PartView) {
  const first = product.translations[DEFAULT_LOCALE]
  const own = product.translations[locale]
  const name = own?.name || first?.name || variant.sku
  const { price, regularPrice } = buildOffer(offer)
  const picture = product.media.find(({ kind, variantId }) => kind === 'image' && variantId === null)
  const details = Object.entries(variant.options).flatMap(([code, option]) => {
    const attribute = sources.attributes.find((one) => one.code === code)
    return attribute ? buildOption(attribute, option, locale).label : []
  })
  return {
    sku: variant.sku,
    variantId: variant.id,
    name,
    detail: details.join(', '),
    path: pathOf(rules.patterns.product[locale], own?.slug || first?.slug || String(product.id)),
    image: picture ? rules.picture(picture, labelIn(picture.alt, locale) || name) : null,
    stock: stockState(variant, rules.lowQuantity),
    price,
    regularPrice,
    ...(offer.tiers.length > 0 ? { tiers: buildTiers(offer) } : {}),
    ...(product.taxCategory ? { taxCategory: product.taxCategory } : {}),
  }
}

/** Links for buyers, or samples for everybody. */
export function buildDownloads(product: ProductSource, kind: 'link' | 'sample', locale: Locale): DownloadShape[] {
  return product.downloads
    .filter((download) => download.kind === kind)
    .map(({ id, title, name, times, days }) => ({
      id,
      title: labelIn(title, locale) || name || `${id}`,
      times: times || null,
      days: days || null,
      url: kind === 'sample' ? `${SAMPLES_PATH}/${id}` : null,
    }))
}
