import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { destroyRecord } from '#core/http/record_validators'
import { DestroyView } from '#plugins/platform/actions/destroy_view'
import { StoreView } from '#plugins/platform/actions/store_view'
import { UpdateView } from '#plugins/platform/actions/update_view'
import { ReadableList } from '#plugins/platform/services/readable_list'
import { changeableView } from '#plugins/platform/services/view_rules'
import { toListView } from '#plugins/platform/transformers/view'
import { storeView, updateView } from '#plugins/platform/validators/view_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** Saved views of lists. The permission to read a list includes saving views of it. */
@inject()
export default class ViewsController {
  constructor(
    private readonly readable: ReadableList,
    private readonly storing: StoreView,
    private readonly updating: UpdateView,
    private readonly destroying: DestroyView
  ) {}

  async store(ctx: HttpContext) {
    const { list: key, ...input } = await ctx.request.validateUsing(storeView)
    const list = await this.readable.of(ctx, key)
    const person = ctx.person as Person
    const view = await this.storing.execute(key, list, person, input, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: toListView(view, person.id) }
  }

  async update(ctx: HttpContext) {
    const [id, person] = [routeId(ctx), ctx.person as Person]
    const input = await ctx.request.validateUsing(updateView)
    const known = await changeableView(id, person)
    const list = await this.readable.of(ctx, known.list)
    const view = await this.updating.execute({ id, list, person }, input, requestOrigin(ctx))
    return { data: toListView(view, person.id) }
  }

  async destroy(ctx: HttpContext) {
    const [id, person] = [routeId(ctx), ctx.person as Person]
    const { version } = await ctx.request.validateUsing(destroyRecord)
    await this.readable.of(ctx, (await changeableView(id, person)).list)
    await this.destroying.execute(id, person, version, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
