import app from '@adonisjs/core/services/app'
import { addressPatterns, type AddressPatterns } from '#plugins/catalogue/listing/address_patterns'
import { settings } from '#plugins/catalogue/settings'
import { ListCategories } from '#plugins/catalogue/queries/list_categories'
import { FindOfferFacts } from '#plugins/catalogue/queries/find_offer_facts'
import { FindProductPage } from '#plugins/catalogue/queries/find_product_page'
import { ListSitemapEntries } from '#plugins/catalogue/queries/list_sitemap_entries'
import { ListProducts } from '#plugins/catalogue/queries/list_products'
import { ShopViews } from '#plugins/catalogue/listing/shop_view'
import { ShowHome } from '#plugins/catalogue/queries/show_home'

/** What public reads are answered with. */
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
 * The readers of this process, made once: they hold no state of a request, and having the container make them for each
 * request took longer than most of the reads.
 */
export function readers(): Promise<Readers> {
  made ??= make()
  return made
}

/** An address pattern as the shop has set it, for those who cannot wait. */
export function patternNow(key: keyof AddressPatterns): string {
  const set = ready && addressPatterns(ready.views.settings)[key]
  return set ?? String(settings[`catalogue.permalinks.${key}`].default)
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
