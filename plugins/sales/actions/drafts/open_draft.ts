import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { ListAddresses, type AddressAnswer } from '#plugins/users/index'
import { Store } from '#core/database/store'
import { DraftShopper } from '#plugins/sales/services/drafts/draft_shopper'
import { inside } from '#plugins/sales/database/statements'
import { insertRow } from '#plugins/sales/services/documents/insert_row'
import { postalOfBook } from '#plugins/sales/services/checkout/own_addresses'

/** Opens a draft: the cart that staff fill for a customer. It begins with the addresses they use by default. */
@inject()
export class OpenDraft {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly shoppers: DraftShopper,
    private readonly addresses: ListAddresses
  ) {}

  /** Gives its number. @throws customerNotOrdering */
  async execute(customerId: number, channel: string): Promise<number> {
    await this.shoppers.orderingCustomer(customerId)
    const book = await this.addresses.execute(customerId)
    const billing = book.find(({ isBillingDefault }) => isBillingDefault) ?? book[0]
    const delivery = book.find(({ isDeliveryDefault }) => isDeliveryDefault) ?? billing
    const isSame = billing === delivery
    const currency = this.channels.all().find(({ code }) => code === channel)?.baseCurrency ?? 'EUR'
    const now = this.clock.iso()
    return this.store.transaction(async (trx) => {
      const id = await insertRow(trx, 'sales_carts', {
        ...{ customer_id: customerId, channel, currency, status: 'draft', same_address: isSame },
        billing: written(billing),
        delivery: isSame ? null : written(delivery),
        ...{ created_at: now, updated_at: now },
      })
      // So many are opened and left: those of the same customer that hold nothing make room.
      await inside(trx)(
        `delete from sales_carts where customer_id = ? and status = 'draft' and id <> ?
           and not exists (select 1 from sales_cart_lines l where l.cart_id = sales_carts.id)`,
        [customerId, id]
      )
      return id
    })
  }
}

const written = (address: AddressAnswer | undefined) => (address ? JSON.stringify(postalOfBook(address)) : null)
