import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { routeId } from '#core/http/route_id'
import { CountConsequences } from '#plugins/catalogue/products/deletion/count_consequences'
import { StartDeletion } from '#plugins/catalogue/products/deletion/start_deletion'
import { storeSelection } from '#plugins/catalogue/products/bulk/bulk_change_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/identity_port'

/** The removal of products: what would go with them, and the job that removes many. */
@inject()
export default class ProductDeletionsController {
  constructor(
    private readonly lists: Lists,
    private readonly consequences: CountConsequences,
    private readonly start: StartDeletion
  ) {}

  /** Of one product. */
  async show(ctx: HttpContext) {
    return { data: await this.consequences.execute([routeId(ctx)]) }
  }

  async preview(ctx: HttpContext) {
    const { selection } = await ctx.request.validateUsing(storeSelection)
    const ids = await this.lists.ids('catalogue.products', selection)
    return { data: await this.consequences.execute(ids) }
  }

  async store(ctx: HttpContext) {
    const { selection } = await ctx.request.validateUsing(storeSelection)
    const job = await this.start.execute(selection, ctx.person as Person)
    ctx.response.status(202)
    return { data: { job } }
  }
}
