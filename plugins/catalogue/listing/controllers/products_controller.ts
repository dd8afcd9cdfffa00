import { outerContext } from '#core/http/in_process'
import { productNotFound } from '#plugins/catalogue/products/errors'
import { cachedResponse } from '#plugins/catalogue/listing/responses/response_cache'
import { listRequest, refuseUnknownFilters } from '#plugins/catalogue/listing/list_request'
import { placeOf } from '#plugins/catalogue/listing/prices/price_group'
import { readers } from '#plugins/catalogue/listing/readers'
import { sendJson } from '#core/http/send_json'
import { flattenQuery, listQuery } from '#plugins/catalogue/listing/list_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { HomeAnswer, ProductAnswer, ProductListAnswer } from '#plugins/catalogue/listing/responses/response_shapes'

const LIST_TAGS = ['catalogue.products', 'catalogue.categories']

/** Products as shoppers see them. */
export default class ProductsController {
  async index(ctx: HttpContext) {
    const { views, products } = await readers()
    const answer = await cachedResponse(views, ctx, LIST_TAGS, async (shop) => {
      const query = await ctx.request.validateUsing(listQuery, { data: flattenQuery(ctx.request.qs()) })
      const request = listRequest(query, {
        pageSize: views.settings.get<number>('catalogue.listing.page_size', { channel: ctx.shop.channel }),
        largestPage: views.settings.get<number>('catalogue.listing.largest_page'),
        currency: shop.currency,
      })
      // A page shows what it can of an old or mistyped address.
      if (!outerContext(ctx)) refuseUnknownFilters(query.filter ?? {}, (await views.open(shop)).taxonomy)
      return products.execute(shop, request)
    })
    return sendJson<ProductListAnswer>(ctx, answer)
  }

  async show(ctx: HttpContext) {
    const { pages, views } = await readers()
    const slug = String(ctx.params.slug)
    const found = await pages.execute(await views.priced(await placeOf(ctx)), slug)
    if (!found) throw productNotFound({ product: slug.slice(0, 120) })
    return sendJson<ProductAnswer>(ctx, found)
  }

  /** The start page's data, in one call. */
  async home(ctx: HttpContext) {
    const { views, home } = await readers()
    return sendJson<HomeAnswer>(ctx, await cachedResponse(views, ctx, LIST_TAGS, (shop) => home.execute(shop)))
  }
}
