import { inject } from '@adonisjs/core'
import { ReadWidgets } from '#plugins/platform/queries/read_widgets'
import { showWidget } from '#plugins/platform/validators/widget_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** The boxes of the dashboard. */
@inject()
export default class WidgetsController {
  constructor(private readonly widgets: ReadWidgets) {}

  async index({ person, shop }: HttpContext) {
    const data = await this.widgets.list(person as Person, shop.locale)
    return { data, meta: { today: this.widgets.today(shop.channel) } }
  }

  async show({ params, person, request, shop }: HttpContext) {
    const { from, to } = await request.validateUsing(showWidget, { data: request.qs() })
    return { data: await this.widgets.read(String(params.widget), { from, to }, person as Person, shop) }
  }
}
