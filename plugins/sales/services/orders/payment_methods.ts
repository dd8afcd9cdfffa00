import { inject } from '@adonisjs/core'
import { Contributed, type Named } from '#plugins/sales/services/contributions'
import type { PaymentContext, PaymentMethod } from '#plugins/sales/contracts/payment_method'

/** Finds ways to pay by their names. */
@inject()
export class PaymentMethods {
  constructor(private readonly contributed: Contributed) {}

  /** Null: no plugin offers it (any more). */
  async find(name: string): Promise<PaymentMethod | null> {
    const methods = await this.contributed.all('sales.payment_methods')
    return methods.find((method) => method.name === name)?.contribution ?? null
  }

  /** Those that are offered, in the order in which they are shown. */
  async offered(context: PaymentContext): Promise<Named<PaymentMethod>[]> {
    const methods = await this.contributed.all('sales.payment_methods')
    const answers = await Promise.all(methods.map(({ contribution }) => contribution.isOffered(context)))
    return methods
      .filter((_, index) => answers[index])
      .sort((one, other) => one.contribution.sort(context.channel) - other.contribution.sort(context.channel))
  }
}
