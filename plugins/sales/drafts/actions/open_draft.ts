import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { ListAddresses } from '#plugins/users/index'
import { Store } from '#core/database/store'
import { DraftShopper } from '#plugins/sales/drafts/draft_shopper'
import { inside } from '#plugins/sales/database/statements'
import { carts } from '#plugins/sales/cart/tables'
import { postalOfBook } from '#plugins/sales/checkout/own_addresses'
import type { Origin } from '#core/audit/origin'

/** Creates a draft, a cart that staff fill for a customer, with the customer's default addresses. */
@inject()
export class OpenDraft {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly shoppers: DraftShopper,
    private readonly addresses: ListAddresses,
    private readonly audit: AuditLog
  ) {}

  /** Returns its id. @throws customerNotOrdering */
  async execute(customerId: number, channel: string, origin: Origin): Promise<number> {
    await this.shoppers.orderingCustomer(customerId)
    const book = await this.addresses.execute(customerId)
    const billing = book.find(({ isBillingDefault }) => isBillingDefault) ?? book[0]
    const delivery = book.find(({ isDeliveryDefault }) => isDeliveryDefault) ?? billing
    const isSame = billing === delivery
    const currency = this.channels.all().find(({ code }) => code === channel)?.baseCurrency ?? 'EUR'
    const now = this.clock.iso()
    return this.store.transaction(async (trx) => {
      const id = await carts.insert(trx, {
        customerId,
        channel,
        currency,
        status: 'draft',
        isSameAddress: isSame,
        billing: billing ? postalOfBook(billing) : null,
        delivery: delivery && !isSame ? postalOfBook(delivery) : null,
        createdAt: now,
        updatedAt: now,
      })
      // Staff often leave drafts empty: deletes the empty drafts of the same customer.
      await inside(trx)(
        `delete from sales_carts where customer_id = ? and status = 'draft' and id <> ?
           and not exists (select 1 from sales_cart_lines l where l.cart_id = sales_carts.id)`,
        [customerId, id]
      )
      await this.audit.record(trx, origin, {
        subject: 'sales.drafts',
        subjectId: String(id),
        action: 'created',
        changes: { customer: [null, customerId], channel: [null, channel] },
      })
      return id
    })
  }
}
