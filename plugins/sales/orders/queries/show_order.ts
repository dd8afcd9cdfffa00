import { inject } from '@adonisjs/core'
import { ReadSet } from '#core/database/read_set'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { FindPictures, SHORT_RESERVATIONS } from '#plugins/catalogue/index'
import { MethodTitles } from '#plugins/sales/orders/services/method_titles'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { addAttemptReads } from '#plugins/sales/payments/services/staff_payments'
import { addDocumentReads } from '#plugins/sales/documents/document_reads'
import { addMoneyReads, providerMoney } from '#plugins/sales/payments/services/provider_money'
import { addOrderReads, storedOrder, type WhichOrder } from '#plugins/sales/orders/services/order_reads'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { outside } from '#plugins/sales/database/statements'
import { hasUnbilled } from '#plugins/sales/payments/services/payable'
import { readBilled } from '#plugins/sales/invoices/services/read_billed'
import { sellerOf } from '#plugins/sales/documents/seller'
import { staffOrder, type StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import { orderHistory } from '#plugins/sales/orders/tables'
import type { Locale } from '#core/i18n/locales'
import type { PaymentMethod } from '#plugins/sales/contracts/payment_method'

/** An order for staff, with its history and documents. */
@inject()
export class ShowOrder {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly methods: PaymentMethods,
    private readonly titles: MethodTitles,
    private readonly pictures: FindPictures
  ) {}

  /** @throws orderNotFound */
  async execute(which: WhichOrder, locale: Locale): Promise<StaffOrderAnswer> {
    const reads = new ReadSet(this.store.dialect)
    const asked = addOrderReads(reads, which)
    const entries = { as: 'h', where: 'h.order_id in (select id from wanted)', order: 'h.id desc' }
    const history = reads.of(orderHistory, entries)
    const documents = addDocumentReads(reads)
    const short = reads.list<{ variant: number; missing: number }>(
      { variant: 's.variant_id', missing: 's.missing' },
      `${SHORT_RESERVATIONS} s join sales_orders so on so.number = s.reference where so.id in (select id from wanted)`,
      's.variant_id'
    )
    const money = addMoneyReads(reads)
    const attempts = addAttemptReads(reads)
    await reads.run((sql, bindings) => outside(this.store)(sql, bindings))
    const order = storedOrder(asked)
    if (!order) throw orderNotFound()
    const seller = sellerOf(this.settings, order.channel)
    // The method of the actual payment, which may differ from that of the order.
    const paidBy = providerMoney(money)?.payment.method ?? order.paymentCode
    const methods = await this.#methodsOf([paidBy, ...attempts.rows.map(({ method: name }) => name)])
    const method = methods.get(paidBy) ?? null
    const titles = await this.titles.of(order, locale)
    const pictures = await this.pictures.execute(
      order.lines.map(({ variantId }) => variantId),
      locale
    )
    const billed = hasUnbilled(order) ? await readBilled(outside(this.store), order.id) : null
    const told = {
      history: history.rows,
      billed,
      short: short.rows,
      documents,
      money,
      attempts: attempts.rows,
      methods,
      method,
      locale,
      seller,
      titles,
      pictures,
    }
    return staffOrder(order, told)
  }

  /** By their names, as far as plugins contribute them. */
  async #methodsOf(names: readonly string[]): Promise<Map<string, PaymentMethod>> {
    const found = new Map<string, PaymentMethod>()
    for (const name of new Set(names)) {
      const method = await this.methods.find(name)
      if (method) found.set(name, method)
    }
    return found
  }
}
