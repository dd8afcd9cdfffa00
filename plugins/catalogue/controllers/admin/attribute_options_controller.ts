import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { DeleteAttributeOption } from '#plugins/catalogue/actions/delete_attribute_option'
import { SaveAttributeOption } from '#plugins/catalogue/actions/save_attribute_option'
import { CommittedRows } from '#plugins/catalogue/queries/committed_rows'
import { optionNotFound } from '#plugins/catalogue/errors'
import { ListOptions } from '#plugins/catalogue/queries/vocabulary/list_options'
import { findOption } from '#plugins/catalogue/services/vocabulary/option_rows'
import { indexOptions, storeOption, updateOption } from '#plugins/catalogue/validators/admin/attribute_validator'
import { given } from '#plugins/catalogue/validators/admin/given'
import type { HttpContext } from '@adonisjs/core/http'

/** The choices that an attribute offers, one by one: there may be hundreds. */
@inject()
export default class AttributeOptionsController {
  constructor(
    private readonly rows: CommittedRows,
    private readonly options: ListOptions,
    private readonly save: SaveAttributeOption,
    private readonly remove: DeleteAttributeOption
  ) {}

  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(indexOptions, { data: ctx.request.qs() })
    return this.options.execute(routeId(ctx, 'attribute'), given(query))
  }

  async store(ctx: HttpContext) {
    const attributeId = routeId(ctx, 'attribute')
    const input = given(await ctx.request.validateUsing(storeOption))
    const id = await this.save.execute({ ...input, attributeId }, requestOrigin(ctx))
    ctx.response.status(201)
    return this.#answer(attributeId, id)
  }

  async update(ctx: HttpContext) {
    const place = { attributeId: routeId(ctx, 'attribute'), id: routeId(ctx) }
    const input = given(await ctx.request.validateUsing(updateOption))
    await this.save.execute({ ...input, ...place }, requestOrigin(ctx))
    return this.#answer(place.attributeId, place.id)
  }

  async destroy(ctx: HttpContext) {
    await this.remove.execute({ attributeId: routeId(ctx, 'attribute'), id: routeId(ctx) }, requestOrigin(ctx))
    ctx.response.noContent()
  }

  async #answer(attributeId: number, id: number) {
    const data = await findOption(this.rows.read, attributeId, id)
    if (!data) throw optionNotFound({ id })
    return { data }
  }
}
