import { readers } from '#plugins/catalogue/listing/readers'
import { buildCategoryPage, type CategoryPage } from '#plugins/catalogue/listing/builders/categories'
import { breadcrumbList } from '#plugins/catalogue/search/breadcrumb_list'
import { metadataWords, type MetadataWords } from '#plugins/catalogue/search/metadata_words'
import { LONGEST_QUERY } from '#plugins/catalogue/listing/list_validator'
import { pagedPath, pageNumber, type Metadata, type MetadataRequest } from '#plugins/platform/index'
import type { CategoryKind } from '#plugins/catalogue/listing/read_taxonomy'

/** Where all products are listed, whichever address they were asked by. */
const SHOP = '/boutique'

const CATEGORIES = '/nos-categories-de-produits'

/** All products, or those in promotion, which are a part of them. */
export async function listMetadata(request: MetadataRequest, list: 'shop' | 'promotions'): Promise<Partial<Metadata>> {
  const words = await metadataWords(request)
  const all = { name: words('shop.title'), path: SHOP }
  const trail = list === 'shop' ? [all] : [all, { name: words('promotions.title'), path: request.path }]
  return {
    title: numbered(request, words, words(`${list}.title`)),
    description: words(`${list}.description`),
    canonical: pagedPath(list === 'shop' ? SHOP : request.path, request.url),
    schema: [breadcrumbList(request, words, trail)],
  }
}

/** The page of all categories and dishes. */
export async function categoriesMetadata(request: MetadataRequest): Promise<Partial<Metadata>> {
  const words = await metadataWords(request)
  const trail = [{ name: words('categories.title'), path: CATEGORIES }]
  return { canonical: CATEGORIES, schema: [breadcrumbList(request, words, trail)] }
}

/** What was searched stands in the title, as in the heading. */
export async function searchMetadata(request: MetadataRequest): Promise<Partial<Metadata>> {
  const { url } = request
  const words = await metadataWords(request)
  const q = url.searchParams.get('q')?.trim().slice(0, LONGEST_QUERY).trim()
  return q ? { title: numbered({ url }, words, words('search.found', { q })) } : {}
}

/** A category or dish by its slug; null where none has it. */
export async function categoryMetadata(
  request: MetadataRequest,
  kind: CategoryKind,
  slug: string
): Promise<Partial<Metadata> | null> {
  const { locale, channel, url } = request
  const { views } = await readers()
  const view = await views.open({ locale, channel, currency: '' })
  const found = view.taxonomy.bySlug(kind, locale, slug)
  if (!found) return null
  const words = await metadataWords(request)
  const page = buildCategoryPage(found, view)
  const heading = kind === 'dish' ? words('dish.heading', { dish: page.name }) : page.name
  const picture = page.banner ?? page.logo
  return {
    title: numbered(request, words, page.metaTitle === page.name ? heading : page.metaTitle),
    description: page.metaDescription || words(`goods_of.${kind}`, { name: page.name }),
    canonical: pagedPath(page.path, url),
    ...(picture && { og_image: [{ url: picture.url, width: picture.width, height: picture.height }] }),
    schema: [breadcrumbList(request, words, trailOf(page, heading, words))],
  }
}

/** The steps above its title. A dish stands below the page of all dishes. */
function trailOf({ kind, breadcrumbs, path }: CategoryPage, heading: string, words: MetadataWords) {
  const above = breadcrumbs.filter((step) => step.path !== path)
  const own = { name: heading, path }
  return kind === 'dish' ? [{ name: words('categories.title'), path: CATEGORIES }, ...above, own] : [...above, own]
}

/** Pages of a list after the first say which one they are. */
function numbered({ url }: Pick<MetadataRequest, 'url'>, words: MetadataWords, title: string): string {
  const page = pageNumber(url)
  return page > 1 ? words('page', { title, page }) : title
}
