import { inject } from '@adonisjs/core'
import { amountNotDue, rateMissing } from '#plugins/payment_crypto/errors'
import { FreezeAmount } from '#plugins/payment_crypto/actions/freeze_amount'
import { ShowAmount } from '#plugins/payment_crypto/queries/show_amount'
import { markPrivate } from '#core/http/private_response'
import { unauthorised } from '#core/identity/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** What customers pay in coins for an order of theirs. */
@inject()
export default class AmountsController {
  constructor(
    private readonly find: ShowAmount,
    private readonly freeze: FreezeAmount
  ) {}

  async show(ctx: HttpContext) {
    markPrivate(ctx)
    return { data: await this.find.execute(customerOf(ctx), String(ctx.params.number), ctx.shop.locale) }
  }

  /** A new amount, when the time of the last one is over. */
  async store(ctx: HttpContext) {
    const [customer, number] = [customerOf(ctx), String(ctx.params.number)]
    const due = await this.find.dueOf(customer, number)
    if (due.amount === 0) throw amountNotDue()
    if (!(await this.freeze.execute(due))) throw rateMissing()
    ctx.response.status(201)
    return { data: await this.find.execute(customer, number, ctx.shop.locale) }
  }
}

function customerOf({ person }: HttpContext): number {
  if (person?.kind !== 'customer') throw unauthorised()
  return person.id
}
