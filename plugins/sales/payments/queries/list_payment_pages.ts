import { inject } from '@adonisjs/core'
import { Contributed } from '#plugins/sales/shared/contributions'
import type { PaymentPages } from '#plugins/sales/contracts/payment_method'

/** Pages by what they are for, as payment methods name them: `payzen/redirect`. */
export type PaymentPagesAnswer = Record<keyof PaymentPages, string[]>

/** The pages that payment methods declare. All others do not exist. */
@inject()
export class ListPaymentPages {
  constructor(private readonly contributed: Contributed) {}

  async execute(): Promise<PaymentPagesAnswer> {
    const methods = await this.contributed.all('sales.payment_methods')
    const declared = (kind: keyof PaymentPages) =>
      methods.map(({ contribution }) => contribution.pages?.[kind]).filter((page) => page !== undefined)
    return { redirect: declared('redirect'), failed: declared('failed'), instructions: declared('instructions') }
  }
}
