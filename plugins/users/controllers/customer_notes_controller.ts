import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { AddNote } from '#plugins/users/actions/customers/add_note'
import { CustomerNote } from '#plugins/users/models/customer_note'
import { DeleteNote } from '#plugins/users/actions/customers/delete_note'
import { noteAnswer } from '#plugins/users/transformers/note'
import { showCustomer } from '#plugins/users/queries/show_customer'
import { storeNote } from '#plugins/users/validators/customer_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What a screen shows at once; older ones are in the person's data. */
const MOST = 200

/** Staff write notes about a customer. */
@inject()
export default class CustomerNotesController {
  constructor(
    private readonly add: AddNote,
    private readonly remove: DeleteNote
  ) {}

  async index(ctx: HttpContext) {
    const { id } = await showCustomer(routeId(ctx))
    const notes = await CustomerNote.query().where('customer_id', id).orderBy('id', 'desc').limit(MOST)
    return { data: notes.map(noteAnswer), meta: { total: notes.length } }
  }

  async store(ctx: HttpContext) {
    const { text } = await ctx.request.validateUsing(storeNote)
    const id = await this.add.execute(routeId(ctx), text, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: noteAnswer(await CustomerNote.findOrFail(id)) }
  }

  async destroy(ctx: HttpContext) {
    await this.remove.execute(routeId(ctx), routeId(ctx, 'note'), requestOrigin(ctx))
    ctx.response.noContent()
  }
}
