import app from '@adonisjs/core/services/app'
import { patternOf } from '#plugins/catalogue/permalinks/address_patterns'
import { settings } from '#plugins/catalogue/settings'
import { ListCategories } from '#plugins/catalogue/categories/queries/list_categories'
import { FindOfferFacts } from '#plugins/catalogue/search/find_offer_facts'
import { FindProductPage } from '#plugins/catalogue/listing/queries/find_product_page'
import { ListSitemapEntries } from '#plugins/catalogue/search/list_sitemap_entries'
import { ListProducts } from '#plugins/catalogue/listing/queries/list_products'
import { ShopViews } from '#plugins/catalogue/listing/shop_view'
import { ShowHome } from '#plugins/catalogue/listing/queries/show_home'
import type { Locale } from '#core/i18n/locales'
import type { AddressKind } from '#plugins/catalogue/permalinks/address_kinds'

/** The queries behind public pages and lists. */
export interface Readers {
  views: ShopViews
  products: ListProducts
  pages: FindProductPage
  offers: FindOfferFacts
  categories: ListCategories
  home: ShowHome
  sitemap: ListSitemapEntries
}

let made: Promise<Readers> | null = null
let ready: Readers | null = null

/**
 * The readers of this process, made once. They hold no state of a request, and making them per request in the container
 * took longer than most of the reads.
 */
export function readers(): Promise<Readers> {
  made ??= make()
  return made
}

/** The address pattern that is set, for synchronous callers; the default until the readers are made. */
export function patternNow(kind: AddressKind, locale: Locale): string {
  const set = ready && patternOf(ready.views.settings, kind, locale)
  return set ?? String(settings[`catalogue.permalinks.${kind}`].field.options.default)
}

async function make(): Promise<Readers> {
  const { container } = app
  ready = {
    views: await container.make(ShopViews),
    products: await container.make(ListProducts),
    pages: await container.make(FindProductPage),
    offers: await container.make(FindOfferFacts),
    categories: await container.make(ListCategories),
    home: await container.make(ShowHome),
    sitemap: await container.make(ListSitemapEntries),
  }
  return ready
}
