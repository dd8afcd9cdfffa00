import { inject } from '@adonisjs/core'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { Store } from '#core/database/store'
import { pictureOf } from '#core/media/media_record'
import { readJson } from '#core/database/statements'
import { EVERYTHING } from '#plugins/catalogue/listing/index/selection'
import { pathOf } from '#plugins/catalogue/permalinks/address_patterns'
import { buildCategoryPage } from '#plugins/catalogue/listing/builders/categories'
import { ShopViews, type ShopView } from '#plugins/catalogue/listing/shop_view'
import type { Category } from '#plugins/catalogue/listing/read_taxonomy'

export interface SitemapPage {
  paths: Partial<Record<Locale, string>>
  updatedAt: string | null
  images?: Partial<Record<Locale, string[]>>
}

interface PictureRow {
  product_id: number
  hash: string
  variants: unknown
}

interface SlugRow {
  id: number
  locale: Locale
  slug: string
  updated_at: string
}

const SLUGS = `select l.product_id as id, l.locale, l.slug, l.updated_at from catalogue_listings l
  where l.channel = ? and l.product_id in (
    select k.product_id from catalogue_listing_keys k where k.channel = ? order by k.product_id limit ? offset ?)
  order by l.product_id`

/** Screens at one address in every language: the start page, all wines, those in promotion, all categories and dishes. */
const SCREENS = ['/', '/boutique', '/boutique/produits-promo', '/nos-categories-de-produits']

const STANDING: readonly SitemapPage[] = SCREENS.map((path) => ({
  paths: Object.fromEntries(LOCALES.map((locale) => [locale, path])),
  updatedAt: null,
}))

/** Pages of the catalogue that search engines should know, slice by slice: screens, categories and dishes, then products. */
@inject()
export class ListSitemapEntries {
  constructor(
    private readonly store: Store,
    private readonly views: ShopViews
  ) {}

  async count(channel: string): Promise<number> {
    const view = await this.#view(channel)
    const { total } = await view.products.select(EVERYTHING)
    return STANDING.length + view.taxonomy.everyCategory().length + total
  }

  async execute(channel: string, offset: number, limit: number): Promise<SitemapPage[]> {
    const view = await this.#view(channel)
    const categories = view.taxonomy.everyCategory()
    const first = [...STANDING, ...categories].slice(offset, offset + limit).map((one) => toPage(one, view))
    const left = limit - first.length
    if (left <= 0) return first
    const from = Math.max(0, offset - STANDING.length - categories.length)
    const rows = await this.store.reader.all<SlugRow>(SLUGS, [channel, channel, left, from])
    const pictures = await this.#pictures([...new Set(rows.map(({ id }) => Number(id)))])
    return [...first, ...productPages(rows, view.patterns.product, pictures)]
  }

  /** Addresses of the pictures of products, in their order. One query. */
  async #pictures(ids: readonly number[]): Promise<Map<number, string[]>> {
    const { read } = this.store
    const rows = await read.all<PictureRow>(
      `select pm.product_id, m.hash, m.variants from catalogue_product_media pm join core_media m on m.id = pm.media_id
       where pm.kind = 'image' and m.width > 0 and pm.product_id in ${read.ids} order by pm.product_id, pm.position`,
      ids
    )
    const found = new Map<number, string[]>()
    for (const { product_id: id, hash, variants } of rows) {
      const { url } = pictureOf({ hash, variants: readJson(variants), placeholder: '' }, '')
      found.set(Number(id), [...(found.get(Number(id)) ?? []), url])
    }
    return found
  }

  #view(channel: string): Promise<ShopView> {
    return this.views.open({ channel, locale: LOCALES[0], currency: '' })
  }
}

function toPage(one: SitemapPage | Category, view: ShopView): SitemapPage {
  return 'paths' in one ? one : { paths: buildCategoryPage(one, view).alternates, updatedAt: null }
}

function productPages(
  rows: readonly SlugRow[],
  patterns: Record<Locale, string>,
  pictures: ReadonlyMap<number, string[]>
): SitemapPage[] {
  const pages = new Map<number, SitemapPage>()
  for (const { id, locale, slug, updated_at: updatedAt } of rows) {
    const page = pages.get(id) ?? { paths: {}, images: {}, updatedAt }
    page.paths[locale] = pathOf(patterns[locale], slug)
    const images = pictures.get(Number(id))
    if (images) page.images = Object.assign(page.images ?? {}, { [locale]: images })
    pages.set(id, page)
  }
  return [...pages.values()]
}
