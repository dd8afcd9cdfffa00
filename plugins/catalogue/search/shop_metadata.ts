import { minorDigits } from '#core/money/currency'
import { readJson } from '#core/pages/read_json'
import { readers } from '#plugins/catalogue/listing/readers'
import { categoryPage } from '#plugins/catalogue/listing/category_shapes'
import type { Metadata, MetadataRequest, MetadataSource } from '#plugins/platform/index'
import type { CategoryKind } from '#plugins/catalogue/listing/taxonomy'
import type { PageShape, VideoShape } from '#plugins/catalogue/listing/shapes/product_shapes'

type Described = Promise<Partial<Metadata> | null>

/** What search engines and social networks read of the catalogue's pages. */
const shopMetadata: MetadataSource = {
  async describe(request) {
    const slug = decodeURIComponent(request.path.split('/').at(-1) ?? '')
    if (request.route === 'catalogue.storefront.product') return product(request, slug)
    if (request.route === 'catalogue.storefront.dish') return category(request, 'dish', slug)
    if (request.route === 'catalogue.storefront.products') return { canonical: '/boutique' }
    if (request.route === 'catalogue.storefront.shop') return category(request, 'category', slug)
    return null
  },
}

async function product({ locale, channel, base }: MetadataRequest, slug: string): Described {
  const { pages } = await readers()
  const found = await pages.execute({ locale, channel, currency: '' }, slug)
  if (!found) return null
  const page = readJson(found.body) as PageShape
  const { images } = page
  const videos = page.videos.flatMap((video) => videoObject(video, page.metaDescription, base))
  return {
    title: page.metaTitle,
    description: page.metaDescription,
    article_modified_time: page.updatedAt,
    canonical: page.path,
    og_image: images.map(({ url, width, height }) => ({ url, width, height })),
    schema: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      'name': page.name,
      'sku': page.sku,
      'description': page.metaDescription,
      'image': images.map(({ url }) => new URL(url, base).href),
      'offers': offersOf(page),
      ...(videos.length > 0 ? { subjectOf: videos } : {}),
    },
  }
}

/** One price, or from which price on; prices by quantity with the number from which they hold. */
function offersOf(page: PageShape): object {
  const { price, isFrom, members, variants } = page
  const availability = `https://schema.org/${page.stock === 'out_of_stock' ? 'OutOfStock' : 'InStock'}`
  const priceCurrency = price.currency
  if (isFrom) {
    const offerCount = Math.max(members.length, variants.length)
    return { '@type': 'AggregateOffer', 'lowPrice': decimalPrice(price), priceCurrency, availability, offerCount }
  }
  const tiers = (variants.length === 1 ? (variants[0]?.tiers ?? []) : []).map((tier) => ({
    '@type': 'UnitPriceSpecification',
    'price': decimalPrice(tier.price),
    priceCurrency,
    'eligibleQuantity': { '@type': 'QuantitativeValue', 'minValue': tier.quantity },
  }))
  const priceSpecification = tiers.length > 0 ? { priceSpecification: tiers } : {}
  return { '@type': 'Offer', 'price': decimalPrice(price), priceCurrency, availability, ...priceSpecification }
}

/** `39.00`, `4500` in a currency without a smaller unit. */
function decimalPrice({ amount, currency }: PageShape['price']): string {
  const digits = minorDigits(currency)
  return (amount / 10 ** digits).toFixed(digits)
}

/** A video as search engines want it; nothing where a part that they require is not known. */
function videoObject({ url, poster, title, uploadedAt }: VideoShape, description: string, base: string): object[] {
  if (!poster || !title) return []
  return [
    {
      '@type': 'VideoObject',
      'name': title,
      'description': description || title,
      'thumbnailUrl': new URL(poster, base).href,
      'uploadDate': uploadedAt,
      'contentUrl': new URL(url, base).href,
    },
  ]
}

async function category({ locale, channel }: MetadataRequest, kind: CategoryKind, slug: string): Described {
  const { views } = await readers()
  const view = await views.open({ locale, channel, currency: '' })
  const found = view.taxonomy.bySlug(kind, locale, slug)
  if (!found) return null
  const page = categoryPage(found, view)
  return { title: page.metaTitle, description: page.metaDescription }
}

export default shopMetadata
