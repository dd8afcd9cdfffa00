import app from '@adonisjs/core/services/app'
import { ListPaymentChoices } from '#plugins/sales/payments/queries/list_payment_choices'
import type { ListDefinition } from '#core/lists/list'

/** Shows the payment methods of a list by their titles. */
export const nameMethods: NonNullable<ListDefinition['present']> = async (rows, locale) => {
  const choices = await (await app.container.make(ListPaymentChoices)).execute(locale)
  const nameOf = new Map(choices.map(({ code, label }) => [code, label]))
  return rows.map((row) => ({ ...row, method: nameOf.get(String(row.method)) ?? row.method ?? null }))
}
