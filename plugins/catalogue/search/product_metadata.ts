import { readJson } from '#core/pages/read_json'
import { breadcrumbList } from '#plugins/catalogue/search/breadcrumb_list'
import { metadataWords } from '#plugins/catalogue/search/metadata_words'
import { productOffers } from '#plugins/catalogue/search/product_offers'
import { readers } from '#plugins/catalogue/listing/readers'
import { fileAddress, pageAddress, type Metadata, type MetadataRequest } from '#plugins/platform/index'
import type { OfferFacts } from '#plugins/catalogue/search/find_offer_facts'
import type { PageShape, VideoShape } from '#plugins/catalogue/listing/product_shapes'

/** A product's own words, pictures and offer; null where none stands at the address. */
export async function productMetadata(request: MetadataRequest, slug: string): Promise<Partial<Metadata> | null> {
  const { locale, channel } = request
  const { pages, offers } = await readers()
  const found = await pages.execute({ locale, channel, currency: '' }, slug)
  if (!found) return null
  const page = readJson(found.body) as PageShape
  const trail = [...(page.categories[0] ?? []), { name: page.name, path: page.path }]
  return {
    title: page.metaTitle,
    description: page.metaDescription,
    article_modified_time: page.updatedAt,
    canonical: page.path,
    og_image: page.images.map(({ url, width, height }) => ({ url, width, height })),
    schema: [
      productSchema(request, page, await offers.execute(page.id)),
      breadcrumbList(request, await metadataWords(request), trail),
    ],
  }
}

function productSchema(request: MetadataRequest, page: PageShape, facts: ReadonlyMap<string, OfferFacts>): object {
  const url = pageAddress(request, page.path)
  const producer = page.attributes.producer?.value
  const [only, another] = page.variants
  const gtin = only && !another ? facts.get(only.sku)?.gtin : null
  const videos = page.videos.flatMap((video) => videoObject(video, page.metaDescription, request))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    'name': page.name,
    'sku': page.sku,
    ...(gtin && { gtin }),
    url,
    ...(producer && { brand: { '@type': 'Brand', 'name': producer } }),
    ...(page.metaDescription && { description: page.metaDescription }),
    ...(page.images.length > 0 && { image: page.images.map((image) => fileAddress(request, image.url)) }),
    ...reviewSchema(page),
    'offers': productOffers(page, url, facts),
    ...(videos.length > 0 && { subjectOf: videos }),
  }
}

/** What buyers think, with the reviews that the page shows. */
function reviewSchema({ rating, reviews }: PageShape): object {
  if (!rating || !reviews) return {}
  const written = reviews.first.filter(({ body, authorName }) => body !== '' && authorName !== '')
  return {
    aggregateRating: { '@type': 'AggregateRating', 'ratingValue': rating.average / 10, 'reviewCount': rating.count },
    ...(written.length > 0 && {
      review: written.map((one) => ({
        '@type': 'Review',
        'reviewRating': { '@type': 'Rating', 'ratingValue': one.rating / 10, 'bestRating': 5 },
        'author': { '@type': 'Person', 'name': one.authorName },
        'datePublished': one.createdAt.slice(0, 10),
        'reviewBody': one.body,
      })),
    }),
  }
}

/** A video as search engines want it; nothing where a part that they require is not known. */
function videoObject(video: VideoShape, description: string, request: MetadataRequest): object[] {
  const { url, poster, title, uploadedAt } = video
  if (!poster || !title) return []
  return [
    {
      '@type': 'VideoObject',
      'name': title,
      'description': description || title,
      'thumbnailUrl': fileAddress(request, poster),
      'uploadDate': uploadedAt,
      'contentUrl': fileAddress(request, url),
    },
  ]
}
