import { inject } from '@adonisjs/core'
import { MassChanges } from '#core/resources/mass_changes'
import { PrepareChange } from '#core/bulk/prepare_change'
import { ShowMass } from '#core/resources/show_mass'
import { StartChange } from '#core/bulk/start_change'
import { massRows, selected } from '#core/resources/resource_validators'
import { routeId } from '#core/http/route_id'
import { writerOf, type Input } from '#core/resources/writer'
import type { Direction } from '#core/bulk/bulk_kind'
import type { HttpContext } from '@adonisjs/core/http'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { MassAction } from '#core/resources/mass_kind'
import type { Person } from '#core/identity/person'

/** Changes and deletions of many rows of a resource: prepared and looked at before a job writes anything. */
@inject()
export class MassController {
  constructor(
    private readonly mass: MassChanges,
    private readonly prepare: PrepareChange,
    private readonly start: StartChange,
    private readonly shown: ShowMass
  ) {}

  async update(made: MadeResource, ctx: HttpContext) {
    const { selection, values } = await ctx.request.validateUsing(made.validators.massUpdate)
    const writer = writerOf(ctx)
    const change = await this.mass.valuesOf(made, values as Input, writer)
    const kind = this.mass.kind(made, 'mass_update', writer)
    const id = await this.prepare.execute(kind, { selection, change, staff: ctx.person as Person })
    ctx.response.status(201)
    return this.shown.execute(made, kind, { id, locale: writer.locale })
  }

  async remove(made: MadeResource, ctx: HttpContext) {
    const { selection } = await ctx.request.validateUsing(selected)
    const writer = writerOf(ctx)
    const kind = this.mass.kind(made, 'mass_delete', writer)
    const id = await this.prepare.execute(kind, { selection, change: null, staff: ctx.person as Person })
    ctx.response.status(201)
    return this.shown.execute(made, kind, { id, locale: writer.locale })
  }

  async show(made: MadeResource, ctx: HttpContext) {
    const page = await massRows.validate(ctx.request.qs())
    const kind = this.mass.kind(made, 'mass_update', writerOf(ctx))
    return this.shown.execute(made, kind, { id: routeId(ctx), locale: ctx.shop.locale, ...page })
  }

  async run(made: MadeResource, action: MassAction, direction: Direction, ctx: HttpContext) {
    const kind = this.mass.kind(made, action, writerOf(ctx))
    const job = await this.start.execute(kind, { id: routeId(ctx), direction, staff: ctx.person as Person })
    ctx.response.status(202)
    return { data: { job } }
  }
}
