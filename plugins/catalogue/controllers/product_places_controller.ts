import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { ListFormPlaces } from '#plugins/catalogue/queries/products/list_form_places'
import type { HttpContext } from '@adonisjs/core/http'

/** Where products may be put, for a change of many. */
@inject()
export default class ProductPlacesController {
  constructor(
    private readonly places: ListFormPlaces,
    private readonly channels: ChannelPort
  ) {}

  async index({ shop }: HttpContext) {
    const currency = this.channels.all()[0]?.baseCurrency ?? shop.currency
    const { places } = await this.places.execute(shop.locale)
    return { data: places, meta: { currency } }
  }
}
