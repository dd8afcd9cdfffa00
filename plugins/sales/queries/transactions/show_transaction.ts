import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { ListPaymentChoices } from '#plugins/sales/queries/transactions/list_payment_choices'
import { transactionNotFound } from '#plugins/sales/errors/orders'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'

/** A transaction as staff read it. */
export interface TransactionAnswer {
  id: number
  reference: string
  /** What the method is called. */
  method: string
  kind: string
  amount: MoneyData
  /** The provider's own word. */
  raw: string
  /** Why it was refused, as the provider puts it. */
  message: string
  order: { id: number; number: string; customer: string }
  invoice: { id: number; number: string } | null
  by: string
  at: string
}

interface Row {
  id: number
  reference: string
  method: string
  kind: string
  amount: number
  currency: string
  raw: string
  details: string
  order_id: number
  order_number: string
  customer_name: string
  invoice_id: number | null
  invoice_number: string | null
  actor_name: string
  created_at: string
}

const FIND = `select t.id, t.reference, t.method, t.kind, t.amount, t.currency, t.raw, t.details, o.id as order_id,
    o.number as order_number, o.customer_name, i.id as invoice_id, i.number as invoice_number, t.actor_name, t.created_at
  from sales_transactions t join sales_orders o on o.id = t.order_id left join sales_invoices i on i.id = t.invoice_id
  where t.id = ?`

/** One transaction. */
@inject()
export class ShowTransaction {
  constructor(
    private readonly store: Store,
    private readonly choices: ListPaymentChoices
  ) {}

  /** @throws transactionNotFound */
  async execute(id: number, locale: Locale): Promise<TransactionAnswer> {
    const row = await this.store.reader.first<Row>(FIND, [id])
    if (!row) throw transactionNotFound()
    const named = (await this.choices.execute(locale)).find(({ code }) => code === row.method)
    const method = named?.label ?? row.method
    const { reference, kind, currency, raw, actor_name: by, created_at: at } = row
    return {
      ...{ id: Number(row.id), reference, method, kind, raw, by, at },
      message: (JSON.parse(row.details) as { message?: string }).message ?? '',
      amount: { amount: Number(row.amount), currency },
      order: { id: Number(row.order_id), number: row.order_number, customer: row.customer_name },
      invoice: row.invoice_id === null ? null : { id: Number(row.invoice_id), number: row.invoice_number ?? '' },
    }
  }
}
