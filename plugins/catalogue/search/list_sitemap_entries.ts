import { inject } from '@adonisjs/core'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { Store } from '#core/database/store'
import { pathOf } from '#plugins/catalogue/permalinks/address_patterns'
import { buildCategoryPage } from '#plugins/catalogue/listing/builders/categories'
import { ShopViews, type ShopView } from '#plugins/catalogue/listing/shop_view'
import type { Category } from '#plugins/catalogue/listing/read_taxonomy'

export interface SitemapPage {
  paths: Partial<Record<Locale, string>>
  updatedAt: string | null
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
    return STANDING.length + view.taxonomy.everyCategory().length + view.index.size
  }

  async execute(channel: string, offset: number, limit: number): Promise<SitemapPage[]> {
    const view = await this.#view(channel)
    const categories = view.taxonomy.everyCategory()
    const first = [...STANDING, ...categories].slice(offset, offset + limit).map((one) => toPage(one, view))
    const left = limit - first.length
    if (left <= 0) return first
    const from = Math.max(0, offset - STANDING.length - categories.length)
    const rows = await this.store.reader.all<SlugRow>(SLUGS, [channel, channel, left, from])
    return [...first, ...productPages(rows, view.patterns.product)]
  }

  #view(channel: string): Promise<ShopView> {
    return this.views.open({ channel, locale: LOCALES[0], currency: '' })
  }
}

function toPage(one: SitemapPage | Category, view: ShopView): SitemapPage {
  return 'paths' in one ? one : { paths: buildCategoryPage(one, view).alternates, updatedAt: null }
}

function productPages(rows: readonly SlugRow[], pattern: string): SitemapPage[] {
  const pages = new Map<number, SitemapPage>()
  for (const { id, locale, slug, updated_at: updatedAt } of rows) {
    const page = pages.get(id) ?? { paths: {}, updatedAt }
    page.paths[locale] = pathOf(pattern, slug)
    pages.set(id, page)
  }
  return [...pages.values()]
}
