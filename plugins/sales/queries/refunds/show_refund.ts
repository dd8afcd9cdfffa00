import { inject } from '@adonisjs/core'
import { ReadSet } from '#core/database/read_set'
import { Store } from '#core/database/store'
import { outside } from '#plugins/sales/database/statements'
import {
  refundAnswer,
  type RawRefund,
  type RawRefundLine,
  type RefundAnswer,
  type RefundPayment,
} from '#plugins/sales/transformers/refund'
import { MethodTitles } from '#plugins/sales/services/orders/method_titles'
import { refundNotFound } from '#plugins/sales/errors/orders'
import type { Locale } from '#core/i18n/locales'

const REFUND = {
  ...{ id: 'r.id', number: 'r.number', state: 'r.state', orderId: 'o.id', orderNumber: 'o.number', reason: 'r.reason' },
  ...{ customerName: 'o.customer_name', currency: 'r.currency', customer: 'r.customer', billing: 'r.billing' },
  ...{ seller: 'r.seller', invoices: 'r.invoices', taxes: 'r.taxes', shipping: 'r.shipping_amount' },
  ...{ adjustmentRefund: 'r.adjustment_refund', adjustmentFee: 'r.adjustment_fee', net: 'r.net_amount' },
  ...{ tax: 'r.tax_amount', total: 'r.total_amount', by: 'r.actor_name', locale: 'r.locale' },
  ...{ settled: 'r.settled_amount', returned: 'r.returned_amount' },
}

const LINE = {
  ...{ sku: 'l.sku', name: 'l.name', detail: 'l.detail', quantity: 'l.quantity', unshipped: 'l.unshipped' },
  ...{
    isRestocked: 'l.is_restocked',
    discountNet: 'coalesce(l.discount_net_amount, 0)',
    net: 'l.net_amount',
    tax: 'l.tax_amount',
  },
  ...{ total: 'l.total_amount', rate: 'l.tax_rate' },
}

interface FoundPayment extends Omit<RefundPayment, 'title'> {
  paymentTitle: string
  paymentCode: string
  channel: string
  locale: Locale
}

/** A credit note as it was issued: one statement. */
@inject()
export class ShowRefund {
  constructor(
    private readonly store: Store,
    private readonly titles: MethodTitles
  ) {}

  /** Null: in the language of its order. @throws refundNotFound */
  async execute(id: number, reader: Locale | null): Promise<RefundAnswer> {
    const reads = new ReadSet(this.store.dialect)
    const rows = reads.list<RawRefund>(
      { ...REFUND, issuedAt: reads.json.instant('r.issued_at') },
      'sales_refunds r join sales_orders o on o.id = r.order_id where r.id = ?',
      'r.id',
      id
    )
    const lines = reads.list<RawRefundLine>(LINE, 'sales_refund_lines l where l.refund_id = ?', 'l.position', id)
    const payments = reads.list<FoundPayment>(
      {
        ...{ paymentTitle: 'mo.payment_title', paymentCode: 'mo.payment_code', channel: 'mo.channel' },
        ...{ locale: 'mo.locale', state: 'm.state', message: 'm.message' },
        at: reads.json.instant('m.updated_at'),
      },
      'sales_payment_movements m join sales_orders mo on mo.id = m.order_id where m.refund_id = ?',
      'm.id desc',
      id
    )
    await reads.run((sql, bindings) => outside(this.store)(sql, bindings))
    const [row] = rows.rows
    if (!row) throw refundNotFound()
    const [payment] = payments.rows
    const locale = reader ?? row.locale
    return refundAnswer(row, lines.rows, { locale, payment: payment ? await this.#told(payment, locale) : null })
  }

  async #told(
    { paymentTitle, paymentCode, channel, locale, ...payment }: FoundPayment,
    reader: Locale
  ): Promise<RefundPayment> {
    const order = { paymentTitle, paymentCode, channel, locale, shipping: null }
    return { ...payment, title: (await this.titles.of(order, reader)).payment }
  }
}
