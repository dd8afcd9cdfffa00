import app from '@adonisjs/core/services/app'
import { ListPaymentChoices } from '#plugins/sales/payments/queries/list_payment_choices'
import type { CodeNames } from '#core/audit/code_names'

/** Ways to pay by their codes. */
export default {
  fields: ['method', 'payment', 'payment_code', 'marketing.cart_rules.methods'],

  async read(locale) {
    const choices = await (await app.container.make(ListPaymentChoices)).execute(locale)
    return new Map(choices.map(({ code, label }) => [code, label]))
  },
} satisfies CodeNames
