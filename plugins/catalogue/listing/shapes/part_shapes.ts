import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { optionShape, spoken } from '#plugins/catalogue/listing/shapes/attribute_shapes'
import { pathOf } from '#plugins/catalogue/listing/address_patterns'
import { offerShape, stockState, tierShapes, type Offer } from '#plugins/catalogue/listing/shapes/offers'
import type { BundleShape, DownloadShape, PartShape, Picture } from '#plugins/catalogue/listing/shapes/product_shapes'
import type { ListingRules } from '#plugins/catalogue/listing/build_listing'
import type { ListingSources, ProductSource, SourcePart } from '#plugins/catalogue/listing/source/product_source'
import { defaultParts, type ProductOffer } from '#plugins/catalogue/listing/shapes/composite_offers'

/** Where a sample is fetched. */
const SAMPLES_PATH = '/api/catalogue/samples'

export interface PartView {
  product: ProductSource
  sources: ListingSources
  rules: ListingRules
  locale: Locale
  offer: ProductOffer
}

/** What a bundle asks; null for what is none. */
export function bundleShape(view: PartView): BundleShape | null {
  const { product, offer, locale } = view
  if (product.type !== 'bundle' || !offer.bundle) return null
  const { currency } = offer.best.variant
  return {
    priceRule: product.priceRule,
    discount: product.partsDiscount,
    options: product.bundle.map(({ code, label, type, isRequired, parts }) => {
      return { code, label: spoken(label, locale) || code, type, isRequired, parts: partShapes(parts, view) }
    }),
    total: { amount: offer.bundle.total, currency },
    separately: { amount: offer.bundle.separately, currency },
  }
}

export function memberShapes(view: PartView): PartShape[] {
  return partShapes(view.product.members, view)
}

/** Pictures that stand for what a bundle or a group holds. */
const COLLAGE = 4

/** Pictures of what is in a bundle, as the shop suggests it, or in a group: each one once. */
export function partPictures(view: PartView): Picture[] {
  const { product, offer } = view
  const suggested = product.bundle.flatMap((option) => defaultParts(option, offer.parts))
  const others = product.bundle.flatMap(({ parts }) => parts)
  const shown = new Map<string, Picture>()
  for (const { image } of partShapes([...suggested, ...others, ...product.members], view)) {
    if (image && shown.size < COLLAGE) shown.set(image.url, image)
  }
  return [...shown.values()]
}

function partShapes(parts: ProductSource['members'], view: PartView): PartShape[] {
  return parts.flatMap((part) => {
    const found = view.sources.parts.get(part.sku)
    const offer = view.offer.parts.get(part.sku)
    return found && offer ? [{ ...partShape(found, offer, view), ...part }] : []
  })
}

function partShape({ product, variant }: SourcePart, offer: Offer, { sources, rules, locale }: PartView) {
  const first = product.translations[DEFAULT_LOCALE]
  const own = product.translations[locale]
  const name = own?.name || first?.name || variant.sku
  const { price, regularPrice } = offerShape(offer)
  const picture = product.media.find(({ kind, variantId }) => kind === 'image' && variantId === null)
  const details = Object.entries(variant.options).flatMap(([code, option]) => {
    const attribute = sources.attributes.find((one) => one.code === code)
    return attribute ? optionShape(attribute, option, locale).label : []
  })
  return {
    sku: variant.sku,
    variantId: variant.id,
    name,
    detail: details.join(', '),
    path: pathOf(rules.patterns.product, own?.slug || first?.slug || String(product.id)),
    image: picture ? rules.picture(picture, spoken(picture.alt, locale) || name) : null,
    stock: stockState(variant, rules.lowQuantity),
    price,
    regularPrice,
    ...(offer.tiers.length > 0 ? { tiers: tierShapes(offer) } : {}),
    ...(product.taxCategory ? { taxCategory: product.taxCategory } : {}),
  }
}

/** Links for buyers, or samples for everybody. */
export function downloadShapes(product: ProductSource, kind: 'link' | 'sample', locale: Locale): DownloadShape[] {
  return product.downloads
    .filter((download) => download.kind === kind)
    .map(({ id, title, name, times, days }) => ({
      id,
      title: spoken(title, locale) || name || `${id}`,
      times: times || null,
      days: days || null,
      url: kind === 'sample' ? `${SAMPLES_PATH}/${id}` : null,
    }))
}
