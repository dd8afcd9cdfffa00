import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { ListPaymentChoices } from '#plugins/sales/payments/queries/list_payment_choices'
import { transactionNotFound } from '#plugins/sales/payments/errors'
import { transactions } from '#plugins/sales/payments/tables'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'

/** A transaction for staff. */
export interface TransactionAnswer {
  id: number
  reference: string
  /** Title of the payment method. */
  method: string
  /** No money moved: the provider's test mode was on. */
  isTest: boolean
  kind: string
  amount: MoneyData
  /** Status as the provider names it. */
  raw: string
  /** Reason of a refusal, in the words of the provider. */
  message: string
  order: { id: number; number: string; customer: string }
  invoice: { id: number; number: string } | null
  by: string
  /** Day of the payment, if it is not that of `at`. */
  paidOn: string | null
  at: string
}

interface Order {
  order: string
  customer: string
  invoice: string | null
  test: boolean | number | null
}

const FIND = `select ${transactions.columns('t')}, o.number as "order", o.customer_name as customer, i.number as invoice,
  p.is_test as test
  from sales_transactions t join sales_orders o on o.id = t.order_id left join sales_invoices i on i.id = t.invoice_id
  left join sales_payments p on p.id = t.payment_id
  where t.id = ?`

@inject()
export class ShowTransaction {
  constructor(
    private readonly store: Store,
    private readonly choices: ListPaymentChoices
  ) {}

  /** @throws transactionNotFound */
  async execute(id: number, locale: Locale): Promise<TransactionAnswer> {
    const found = await this.store.reader.first<Order>(FIND, [id])
    if (!found) throw transactionNotFound()
    const { order, customer, invoice, test, ...row } = transactions.read(found)
    const method = (await this.choices.execute(locale)).find(({ code }) => code === row.method)?.label ?? row.method
    const { reference, kind, amount, currency, raw, details, invoiceId, by, paidOn, at } = row
    return {
      id: row.id,
      reference,
      method,
      isTest: Boolean(test),
      kind,
      raw,
      by,
      paidOn,
      at,
      message: String(details.message ?? ''),
      amount: { amount, currency },
      order: { id: row.orderId, number: order, customer },
      invoice: invoiceId === null ? null : { id: invoiceId, number: invoice ?? '' },
    }
  }
}
