import { inject } from '@adonisjs/core'
import { Contributed, type Named } from '#plugins/sales/shared/contributions'
import type { PaymentContext, PaymentMethod } from '#plugins/sales/contracts/payment_method'

/** Finds payment methods by name. */
@inject()
export class PaymentMethods {
  constructor(private readonly contributed: Contributed) {}

  /** Null: no plugin contributes it. */
  async find(name: string): Promise<PaymentMethod | null> {
    const methods = await this.contributed.all('sales.payment_methods')
    return methods.find((method) => method.name === name)?.contribution ?? null
  }

  /** Those that are offered, in display order. */
  async offered(context: PaymentContext): Promise<Named<PaymentMethod>[]> {
    const methods = await this.contributed.all('sales.payment_methods')
    const answers = await Promise.all(methods.map(({ contribution }) => contribution.isOffered(context)))
    return methods
      .filter((_, index) => answers[index])
      .sort((one, other) => one.contribution.sort(context.channel) - other.contribution.sort(context.channel))
  }
}
