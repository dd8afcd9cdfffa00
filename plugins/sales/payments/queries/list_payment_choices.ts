import { inject } from '@adonisjs/core'
import { Contributed } from '#plugins/sales/shared/contributions'
import type { Locale } from '#core/i18n/locales'

/** A payment method for staff. */
export interface PaymentChoice {
  code: string
  label: string
}

/** All payment methods, also those that are not offered at the moment. */
@inject()
export class ListPaymentChoices {
  constructor(private readonly contributed: Contributed) {}

  async execute(locale: Locale): Promise<PaymentChoice[]> {
    const methods = await this.contributed.all('sales.payment_methods')
    return methods.map(({ name, contribution }) => ({ code: name, label: contribution.label[locale] }))
  }
}
