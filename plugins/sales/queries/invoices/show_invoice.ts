import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { ReadSet } from '#core/database/read_set'
import { Store } from '#core/database/store'
import { invoiceNotFound } from '#plugins/sales/errors/orders'
import {
  invoiceAnswer,
  type InvoiceAnswer,
  type RawInvoice,
  type RawInvoiceLine,
  type ReminderAnswer,
} from '#plugins/sales/transformers/invoice'
import { invoiceReminders } from '#plugins/sales/services/documents/invoice_reminders'
import { outside } from '#plugins/sales/database/statements'
import type { Locale } from '#core/i18n/locales'
import type { TransactionEntry } from '#plugins/sales/services/documents/ask_documents'

const INVOICE = {
  ...{ id: 'i.id', number: 'i.number', state: 'i.state', locale: 'i.locale', orderId: 'o.id', orderNumber: 'o.number' },
  ...{ customerName: 'o.customer_name', currency: 'i.currency', baseCurrency: 'i.base_currency' },
  ...{ exchangeRate: 'i.exchange_rate', seller: 'i.seller', customer: 'i.customer', billing: 'i.billing' },
  ...{ delivery: 'i.delivery', shipping: 'i.shipping', taxes: 'i.taxes', discount: 'i.discount_amount' },
  ...{ net: 'i.net_amount', tax: 'i.tax_amount', total: 'i.total_amount', paid: 'i.paid_amount', by: 'i.actor_name' },
  ...{ credited: 'i.credited_amount', isDueOnDelivery: 'i.is_due_on_delivery' },
}

const LINE = {
  ...{ sku: 'l.sku', name: 'l.name', detail: 'l.detail', quantity: 'l.quantity', unit: 'l.unit_amount' },
  ...{
    discountNet: 'coalesce(l.discount_net_amount, 0)',
    discount: 'l.discount_amount',
    net: 'l.net_amount',
    tax: 'l.tax_amount',
  },
  ...{ total: 'l.total_amount', rate: 'l.tax_rate' },
}

/** An invoice as it was issued, with what was paid of it: one statement. */
@inject()
export class ShowInvoice {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** @throws invoiceNotFound */
  async execute(id: number, locale: Locale): Promise<InvoiceAnswer> {
    const reads = new ReadSet(this.store.dialect)
    const rows = reads.list<RawInvoice>(
      {
        ...INVOICE,
        open: invoiceReminders.due,
        issuedAt: reads.json.instant('i.issued_at'),
        dueAt: reads.json.instant('i.due_at'),
      },
      'sales_invoices i join sales_orders o on o.id = i.order_id where i.id = ?',
      'i.id',
      id
    )
    const lines = reads.list<RawInvoiceLine>(LINE, 'sales_invoice_lines l where l.invoice_id = ?', 'l.position', id)
    const payments = reads.list<TransactionEntry>(
      {
        ...{ id: 't.id', method: 't.method', reference: 't.reference', kind: 't.kind', amount: 't.amount' },
        at: reads.json.instant('t.created_at'),
      },
      'sales_transactions t where t.invoice_id = ?',
      't.id',
      id
    )
    const reminders = reads.list<ReminderAnswer>(
      { actorKind: 'h.actor_kind', actor: 'h.actor_name', at: reads.json.instant('h.created_at') },
      `sales_invoices i cross join ${invoiceReminders.rows} and i.id = ?`,
      'h.id',
      id
    )
    await reads.run((sql, bindings) => outside(this.store)(sql, bindings))
    const [row] = rows.rows
    if (!row) throw invoiceNotFound()
    const told = { lines: lines.rows, payments: payments.rows, reminders: reminders.rows }
    return invoiceAnswer(row, { ...told, locale, now: this.clock.iso() })
  }
}
