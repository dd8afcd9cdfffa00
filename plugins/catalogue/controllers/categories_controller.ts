import { answerMemory } from '#plugins/catalogue/listing/answer_memory'
import { readers } from '#plugins/catalogue/listing/readers'
import { sendAnswer } from '#plugins/catalogue/listing/send_answer'
import { categoriesQuery } from '#plugins/catalogue/validators/category_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { CategoriesAnswer } from '#plugins/catalogue/listing/shapes/answers'

/** The trees of categories and of dishes. */
export default class CategoriesController {
  async index(ctx: HttpContext) {
    const { views, categories } = await readers()
    const answer = await answerMemory(views, ctx, ['catalogue.products', 'catalogue.categories'], async (shop) => {
      const { kind } = await ctx.request.validateUsing(categoriesQuery, { data: ctx.request.qs() })
      return JSON.stringify({ data: await categories.execute(shop, kind ?? 'category') })
    })
    return sendAnswer<CategoriesAnswer>(ctx, answer)
  }
}
