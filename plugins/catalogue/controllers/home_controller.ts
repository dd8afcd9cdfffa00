import { answerMemory } from '#plugins/catalogue/listing/answer_memory'
import { readers } from '#plugins/catalogue/listing/readers'
import { sendAnswer } from '#plugins/catalogue/listing/send_answer'
import type { HttpContext } from '@adonisjs/core/http'
import type { HomeAnswer } from '#plugins/catalogue/listing/shapes/answers'

/** The start page's data, in one call. */
export default class HomeController {
  async show(ctx: HttpContext) {
    const { views, home } = await readers()
    const tags = ['catalogue.products', 'catalogue.categories']
    return sendAnswer<HomeAnswer>(ctx, await answerMemory(views, ctx, tags, (shop) => home.execute(shop)))
  }
}
