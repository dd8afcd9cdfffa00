import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { MoveAttributeOption } from '#plugins/catalogue/vocabulary/actions/move_attribute_option'
import { updateOptionPlace } from '#plugins/catalogue/vocabulary/validators/attribute_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Where an option stands among those of its attribute. */
@inject()
export default class AttributeOptionPlacesController {
  constructor(private readonly move: MoveAttributeOption) {}

  async update(ctx: HttpContext) {
    const { index } = await ctx.request.validateUsing(updateOptionPlace)
    await this.move.execute({ attributeId: routeId(ctx, 'attribute'), id: routeId(ctx), index }, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
