import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { destroyRecord } from '#core/http/record_validators'
import { DeleteAttributeOption } from '#plugins/catalogue/vocabulary/actions/delete_attribute_option'
import { SaveAttributeOption } from '#plugins/catalogue/vocabulary/actions/save_attribute_option'
import { CommittedRows } from '#plugins/catalogue/database/committed_rows'
import { optionNotFound } from '#plugins/catalogue/vocabulary/errors'
import { ListOptions } from '#plugins/catalogue/vocabulary/queries/list_options'
import { findOption } from '#plugins/catalogue/vocabulary/option_rows'
import { indexOptions, storeOption, updateOption } from '#plugins/catalogue/vocabulary/validators/attribute_validator'
import { given } from '#plugins/catalogue/vocabulary/validators/given'
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
    const { version } = await ctx.request.validateUsing(destroyRecord)
    await this.remove.execute({ attributeId: routeId(ctx, 'attribute'), id: routeId(ctx), version }, requestOrigin(ctx))
    ctx.response.noContent()
  }

  async #answer(attributeId: number, id: number) {
    const data = await findOption(this.rows.read, attributeId, id)
    if (!data) throw optionNotFound({ id })
    return { data }
  }
}
