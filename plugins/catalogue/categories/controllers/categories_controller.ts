import { cachedResponse } from '#plugins/catalogue/listing/responses/response_cache'
import { readers } from '#plugins/catalogue/listing/readers'
import { sendJson } from '#core/http/send_json'
import { categoriesQuery } from '#plugins/catalogue/categories/categories_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { CategoriesAnswer } from '#plugins/catalogue/listing/responses/response_shapes'

/** The trees of categories and of dishes. */
export default class CategoriesController {
  async index(ctx: HttpContext) {
    const { views, categories } = await readers()
    const answer = await cachedResponse(views, ctx, ['catalogue.products', 'catalogue.categories'], async (shop) => {
      const { kind } = await ctx.request.validateUsing(categoriesQuery, { data: ctx.request.qs() })
      return JSON.stringify({ data: await categories.execute(shop, kind ?? 'category') })
    })
    return sendJson<CategoriesAnswer>(ctx, answer)
  }
}
