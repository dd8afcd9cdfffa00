import { inject } from '@adonisjs/core'
import { ReadSet } from '#core/database/read_set'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { SHORT_RESERVATIONS } from '#plugins/catalogue/index'
import { MethodTitles } from '#plugins/sales/services/orders/method_titles'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import { askDocuments } from '#plugins/sales/services/documents/ask_documents'
import { askMoney, providerMoney } from '#plugins/sales/services/payments/provider_money'
import { askOrder, storedOrder, type WhichOrder } from '#plugins/sales/services/orders/order_reads'
import { orderNotFound } from '#plugins/sales/errors/orders'
import { outside } from '#plugins/sales/database/statements'
import { sellerOf } from '#plugins/sales/services/documents/seller'
import { staffOrder, type RawMoment, type StaffOrderAnswer } from '#plugins/sales/transformers/staff_order'
import type { Locale } from '#core/i18n/locales'

/** An order as staff read it, with everything that happened to it: one statement. */
@inject()
export class ShowOrder {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly methods: PaymentMethods,
    private readonly titles: MethodTitles
  ) {}

  /** @throws orderNotFound */
  async execute(which: WhichOrder, locale: Locale): Promise<StaffOrderAnswer> {
    const reads = new ReadSet(this.store.dialect)
    const asked = askOrder(reads, which)
    const history = reads.list<RawMoment>(
      {
        ...{ id: 'h.id', kind: 'h.kind', from: 'h.state_from', to: 'h.state_to', text: 'h.text' },
        ...{ details: 'h.details', isTold: 'h.is_told', actorKind: 'h.actor_kind', actor: 'h.actor_name' },
        at: reads.json.instant('h.created_at'),
      },
      'sales_order_history h where h.order_id in (select id from wanted)',
      'h.id desc'
    )
    const documents = askDocuments(reads)
    const short = reads.list<{ variant: number; missing: number }>(
      { variant: 's.variant_id', missing: 's.missing' },
      `${SHORT_RESERVATIONS} s join sales_orders so on so.number = s.reference where so.id in (select id from wanted)`,
      's.variant_id'
    )
    const money = askMoney(reads)
    await reads.run((sql, bindings) => outside(this.store)(sql, bindings))
    const order = storedOrder(asked)
    if (!order) throw orderNotFound()
    const seller = sellerOf(this.settings, order.channel)
    // Who holds the money is asked, whatever the order was to be paid by.
    const method = await this.methods.find(providerMoney(money)?.payment.method ?? order.paymentCode)
    const titles = await this.titles.of(order, locale)
    const told = { history: history.rows, short: short.rows, documents, money, method, locale, seller, titles }
    return staffOrder(order, told)
  }
}
