import { inject } from '@adonisjs/core'
import { ShopMenus } from '#plugins/cms/menus/shop_menus'
import { sendJson } from '#core/http/send_json'
import type { HttpContext } from '@adonisjs/core/http'
import type { ShownMenus } from '#plugins/cms/menus/shown_menu'

/** The menus around the pages of the shop. */
@inject()
export default class MenusController {
  constructor(private readonly menus: ShopMenus) {}

  async index(ctx: HttpContext) {
    return sendJson<{ data: ShownMenus }>(ctx, await this.menus.of(ctx.shop))
  }
}
