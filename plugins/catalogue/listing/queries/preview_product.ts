import { inject } from '@adonisjs/core'
import { ResolveLinks } from '#core/links/resolve_links'
import { Store } from '#core/database/store'
import { findCards } from '#plugins/catalogue/listing/responses/group_cards'
import { productNotFound } from '#plugins/catalogue/products/errors'
import { RefreshListings } from '#plugins/catalogue/listing/refresh_listings'
import { pageWithCards, type Links } from '#plugins/catalogue/listing/queries/find_product_page'
import { showDescriptionOf } from '#plugins/catalogue/links/show_description'
import type { ProductAnswer } from '#plugins/catalogue/listing/responses/response_shapes'
import type { ShopContext } from '#core/context/shop_context'

/** A product as the shop would show it. */
export interface ProductPreview {
  status: string
  /** Null without a price. */
  page: ProductAnswer | null
}

/** Builds the page of a product before it is published, from its current rows. Stores nothing. */
@inject()
export class PreviewProduct {
  constructor(
    private readonly store: Store,
    private readonly listings: RefreshListings,
    private readonly resolve: ResolveLinks
  ) {}

  /** @throws productNotFound */
  async execute(id: number, shop: ShopContext): Promise<ProductPreview> {
    const row = await this.store.reader.first<{ status: string }>(
      'select status from catalogue_products where id = ?',
      [id]
    )
    if (!row) throw productNotFound({ id })
    const listing = await this.listings.preview(id, shop.channel)
    const text = listing?.texts.find(({ locale }) => locale === shop.locale)
    if (!listing || !text) return { status: row.status, page: null }
    const links = JSON.parse(listing.links) as Links
    const cards = await findCards(this.store, shop, Object.values(links).flat())
    const { page } = await showDescriptionOf(text.page, shop, this.resolve)
    return { status: row.status, page: JSON.parse(pageWithCards(page, links, cards)) as ProductAnswer }
  }
}
