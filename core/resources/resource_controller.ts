import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { ReadResource } from '#core/resources/read_resource'
import { WriteResource } from '#core/resources/write_resource'
import { destroyConfirmed, destroyRecord } from '#core/http/record_validators'
import { moveRow } from '#core/resources/resource_validators'
import { readFilter } from '#core/lists/list_query'
import { seenBy } from '#core/resources/seen_by'
import { routeId } from '#core/http/route_id'
import type { AnyResource } from '#core/resources/resource'
import { writerOf, type Input } from '#core/resources/writer'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { HttpContext } from '@adonisjs/core/http'
import type { ListRow } from '#core/lists/list_value'

/** Lines of a tree that a screen shows. */
const MOST_LINES = 2000

/** The API of every resource. */
@inject()
export class ResourceController {
  constructor(
    private readonly lists: Lists,
    private readonly read: ReadResource,
    private readonly write: WriteResource
  ) {}

  async index({ resource }: MadeResource, { request }: HttpContext) {
    return this.lists.page(resource.id, request.qs())
  }

  /** All lines of a tree, in their order. `data` is empty where there are too many for a screen. */
  async tree({ resource }: MadeResource, { request, shop }: HttpContext) {
    const query = { filter: readFilter(request.qs().filter) }
    const total = await this.lists.count(resource.id, { query })
    if (total > MOST_LINES) return { data: [], meta: { total } }
    const cells = new Map<number, ListRow>()
    const options = { locale: shop.locale, except: ['tree_path'] }
    for await (const rows of this.lists.rows(resource.id, { query }, options)) {
      for (const row of rows) cells.set(row.id, row)
    }
    const places = await this.read.places(resource)
    const data = places.flatMap((place) => {
      const row = cells.get(place.id)
      return row ? [{ ...row, ...place }] : []
    })
    return { data, meta: { total } }
  }

  async show(made: MadeResource, ctx: HttpContext) {
    const row = await this.read.execute(made, routeId(ctx))
    return { data: seenBy(made.resource, row, writerOf(ctx)) }
  }

  async store(made: MadeResource, ctx: HttpContext) {
    const input = (await ctx.request.validateUsing(made.validators.create)) as Input
    const row = await this.write.create(made, input, writerOf(ctx))
    ctx.response.status(201)
    return { data: seenBy(made.resource, row, writerOf(ctx)) }
  }

  async update(made: MadeResource, ctx: HttpContext) {
    const input = withNulls(made.resource, (await ctx.request.validateUsing(made.validators.update)) as Input)
    const row = await this.write.update(made, routeId(ctx), input, writerOf(ctx))
    return { data: seenBy(made.resource, row, writerOf(ctx)) }
  }

  async move(made: MadeResource, ctx: HttpContext) {
    const place = await ctx.request.validateUsing(moveRow)
    const row = await this.write.move(made, { ...place, id: routeId(ctx) }, writerOf(ctx))
    return { data: seenBy(made.resource, row, writerOf(ctx)) }
  }

  async destroy(made: MadeResource, ctx: HttpContext) {
    const { confirmed = false, version } = await ctx.request.validateUsing(destroyConfirmed)
    await this.write.remove(made, { id: routeId(ctx), version, isConfirmed: confirmed }, writerOf(ctx))
    ctx.response.noContent()
  }

  async act(made: MadeResource, action: string, ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(destroyRecord)
    return { data: await this.write.act(made, action, { id: routeId(ctx), version }, writerOf(ctx)) }
  }
}

/** Absent means the same as null, but for a field that not everybody may change: it keeps its value. */
function withNulls({ fields, keepsAbsent }: AnyResource, input: Input): Input {
  if (keepsAbsent) return input
  const absent = Object.entries(fields).filter(([name, { options }]) => {
    const { fixed, readOnly, required, permission } = options
    return input[name] === undefined && !fixed && !readOnly && !required && !permission?.update
  })
  return { ...Object.fromEntries(absent.map(([name]) => [name, null])), ...input }
}
