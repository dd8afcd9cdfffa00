import { minorDigits } from '#core/money/currency'
import type { OfferFacts } from '#plugins/catalogue/search/find_offer_facts'
import type { OfferShape, PageShape, VariantShape } from '#plugins/catalogue/listing/product_shapes'

type Priced = Pick<OfferShape, 'price' | 'regularPrice'> & Pick<PageShape, 'stock' | 'sku'>

/** By SKU. */
type Facts = ReadonlyMap<string, OfferFacts>

/** Pieces, in the code of units of the United Nations. */
const PIECES = 'C62'

/** What a product costs as search engines read it: one offer, or from which price on with one for each variant. */
export function productOffers(page: PageShape, url: string, facts: Facts): object {
  const { variants, members, isFrom } = page
  if (variants.length > 1) return aggregate(page, url, variants, facts)
  if (isFrom) return { ...aggregate(page, url, [], facts), offerCount: Math.max(members.length, 1) }
  // A product of one variant bears that one's number itself.
  const { gtin: _, ...own } = offer({ ...page, sku: variants[0]?.sku ?? page.sku }, url, facts)
  return { ...own, ...pricesByQuantity(variants[0]) }
}

/** Each variant has an address of its own: the page with that variant chosen. */
function aggregate(page: PageShape, url: string, variants: readonly VariantShape[], facts: Facts): object {
  const highest = variants.reduce((high, { price }) => (price.amount > high.amount ? price : high), page.price)
  return {
    '@type': 'AggregateOffer',
    url,
    'lowPrice': decimalPrice(page.price),
    'priceCurrency': page.price.currency,
    'availability': availability(page),
    'offerCount': variants.length,
    ...(variants.length > 0 && {
      highPrice: decimalPrice(highest),
      offers: variants.map((variant) => ({
        ...offer(variant, `${url}?variant=${encodeURIComponent(variant.sku)}`, facts),
        sku: variant.sku,
      })),
    }),
  }
}

function offer(priced: Priced, url: string, facts: Facts) {
  const { price, regularPrice, sku } = priced
  const { gtin, specialUntil } = facts.get(sku) ?? {}
  return {
    '@type': 'Offer',
    url,
    'price': decimalPrice(price),
    'priceCurrency': price.currency,
    'availability': availability(priced),
    ...(regularPrice && specialUntil && { priceValidUntil: specialUntil }),
    ...(gtin && { gtin }),
  }
}

/** Prices by quantity with the number from which they hold; `value` says it again, to those who read no ranges. */
function pricesByQuantity(variant: VariantShape | undefined): object {
  const tiers = (variant?.tiers ?? []).map(({ price, quantity }) => ({
    '@type': 'UnitPriceSpecification',
    'price': decimalPrice(price),
    'priceCurrency': price.currency,
    'eligibleQuantity': {
      '@type': 'QuantitativeValue',
      'minValue': quantity,
      'value': quantity,
      'unitCode': PIECES,
    },
  }))
  return tiers.length > 0 ? { priceSpecification: tiers } : {}
}

function availability({ stock }: Pick<PageShape, 'stock'>): string {
  return `https://schema.org/${stock === 'out_of_stock' ? 'OutOfStock' : 'InStock'}`
}

/** `39.00`, `4500` in a currency without a smaller unit. */
function decimalPrice({ amount, currency }: OfferShape['price']): string {
  const digits = minorDigits(currency)
  return (amount / 10 ** digits).toFixed(digits)
}
