import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { FindCustomer, groupsOf, type CustomerRecord } from '#plugins/users/index'
import { Store } from '#core/database/store'
import { customerNotOrdering, draftNotFound } from '#plugins/sales/errors/drafts'
import type { Locale } from '#core/i18n/locales'
import type { Shopper } from '#plugins/sales/services/shopper'

/** For whom a draft is filled. */
export interface DraftFor {
  customer: CustomerRecord
  /** As the cart's own actions know who shops. */
  shopper: Shopper & { customerId: number; draft: number }
}

interface Row {
  customer_id: number | null
  channel: string
  currency: string
}

/** Who shops in a draft: its customer, with their group's prices and their own language, whoever types it in. */
@inject()
export class DraftShopper {
  constructor(
    private readonly store: Store,
    private readonly channels: ChannelPort,
    private readonly customers: FindCustomer
  ) {}

  /**
   * `orElse`: it may have become an order meanwhile, as for a call that is sent again.
   * @throws draftNotFound, customerNotOrdering
   */
  async of(draft: number, orElse: 'draft' | 'ordered' = 'draft'): Promise<DraftFor> {
    const row = await this.store.reader.first<Row>(
      "select customer_id, channel, currency from sales_carts where id = ? and status in ('draft', ?)",
      [draft, orElse]
    )
    if (!row?.customer_id) throw draftNotFound()
    const customer = await this.orderingCustomer(Number(row.customer_id))
    const group = (await groupsOf(this.store)).get(customer.groupId)
    const { channel, currency } = row
    const { id: customerId, email, vatNumber } = customer
    const shopper = {
      ...{
        channel,
        currency,
        customerId,
        email,
        vatNumber,
        draft,
        token: null,
        locale: this.#locale(customer, channel),
      },
      ...{ group: group?.code ?? '', showsNet: group?.showsNetPrices ?? false },
    }
    return { customer, shopper }
  }

  /** @throws customerNotOrdering for one who is gone or suspended */
  async orderingCustomer(id: number): Promise<CustomerRecord> {
    const customer = await this.customers.execute(id)
    if (!customer || customer.isSuspended) throw customerNotOrdering({}, 'customerId')
    return customer
  }

  #locale({ locale }: CustomerRecord, channel: string): Locale {
    const own = this.channels.all().find(({ code }) => code === channel)
    return locale ?? own?.defaultLocale ?? 'fr_FR'
  }
}
