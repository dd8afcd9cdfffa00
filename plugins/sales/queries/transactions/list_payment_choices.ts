import { inject } from '@adonisjs/core'
import { Contributed } from '#plugins/sales/services/contributions'
import type { Locale } from '#core/i18n/locales'

/** A way to pay, for staff. */
export interface PaymentChoice {
  code: string
  label: string
}

/** Every way to pay that the shop knows, offered at the moment or not. */
@inject()
export class ListPaymentChoices {
  constructor(private readonly contributed: Contributed) {}

  async execute(locale: Locale): Promise<PaymentChoice[]> {
    const methods = await this.contributed.all('sales.payment_methods')
    return methods.map(({ name, contribution }) => ({ code: name, label: contribution.label[locale] }))
  }
}
