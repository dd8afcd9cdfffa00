import { minorDigits } from '#core/money/currency'
import type { OfferShape, PageShape, VariantShape } from '#plugins/catalogue/listing/shapes/product_shapes'

type Priced = Pick<OfferShape, 'price'> & Pick<PageShape, 'stock'>

/** What a product costs as search engines read it: one offer, or from which price on with one for each variant. */
export function productOffers(page: PageShape, url: string): object {
  const { variants, members, isFrom } = page
  if (variants.length > 1) return aggregate(page, url, variants)
  if (isFrom) return { ...aggregate(page, url, []), offerCount: Math.max(members.length, 1) }
  return { ...offer(page, url), ...pricesByQuantity(variants[0]) }
}

/** Each variant has an address of its own: the page with that variant chosen. */
function aggregate(page: PageShape, url: string, variants: readonly VariantShape[]): object {
  const highest = variants.reduce((high, { price }) => (price.amount > high.amount ? price : high), page.price)
  return {
    '@type': 'AggregateOffer',
    ...{ url, lowPrice: decimalPrice(page.price), priceCurrency: page.price.currency },
    ...{ availability: availability(page), offerCount: variants.length },
    ...(variants.length > 0 && {
      highPrice: decimalPrice(highest),
      offers: variants.map((variant) => ({
        ...offer(variant, `${url}?variant=${encodeURIComponent(variant.sku)}`),
        sku: variant.sku,
      })),
    }),
  }
}

function offer(priced: Priced, url: string): object {
  const { price } = priced
  const shared = { price: decimalPrice(price), priceCurrency: price.currency, availability: availability(priced) }
  return { '@type': 'Offer', url, ...shared }
}

/** Prices by quantity with the number from which they hold. */
function pricesByQuantity(variant: VariantShape | undefined): object {
  const tiers = (variant?.tiers ?? []).map(({ price, quantity }) => ({
    '@type': 'UnitPriceSpecification',
    'price': decimalPrice(price),
    'priceCurrency': price.currency,
    'eligibleQuantity': { '@type': 'QuantitativeValue', 'minValue': quantity },
  }))
  return tiers.length > 0 ? { priceSpecification: tiers } : {}
}

function availability({ stock }: Priced): string {
  return `https://schema.org/${stock === 'out_of_stock' ? 'OutOfStock' : 'InStock'}`
}

/** `39.00`, `4500` in a currency without a smaller unit. */
function decimalPrice({ amount, currency }: OfferShape['price']): string {
  const digits = minorDigits(currency)
  return (amount / 10 ** digits).toFixed(digits)
}
