import { inject } from '@adonisjs/core'
import { CustomerShopper } from '#plugins/sales/shared/customer_shopper'
import { FindCustomer, type CustomerRecord } from '#plugins/users/index'
import { Store } from '#core/database/store'
import { customerNotOrdering, draftNotFound } from '#plugins/sales/drafts/errors'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** The customer of a draft. */
export interface DraftFor {
  customer: CustomerRecord
  /** The same customer for the actions of the cart. */
  shopper: Shopper & { customerId: number; draft: number }
}

interface Row {
  customer_id: number | null
  channel: string
  currency: string
}

/** Reads the customer of a draft as its shopper, with their group's prices and their language. */
@inject()
export class DraftShopper {
  constructor(
    private readonly store: Store,
    private readonly customers: FindCustomer,
    private readonly shoppers: CustomerShopper
  ) {}

  /**
   * `orElse`: with `ordered`, a draft that was ordered meanwhile is also found, for a repeated request.
   * @throws draftNotFound, customerNotOrdering
   */
  async of(draft: number, orElse: 'draft' | 'ordered' = 'draft'): Promise<DraftFor> {
    const row = await this.store.reader.first<Row>(
      "select customer_id, channel, currency from sales_carts where id = ? and status in ('draft', ?)",
      [draft, orElse]
    )
    if (!row?.customer_id) throw draftNotFound()
    const customer = await this.orderingCustomer(Number(row.customer_id))
    const shopper = await this.shoppers.of(customer, row)
    return { customer, shopper: Object.assign({ draft }, shopper) }
  }

  /** @throws customerNotOrdering for a deleted or suspended customer */
  async orderingCustomer(id: number): Promise<CustomerRecord> {
    const customer = await this.customers.execute(id)
    if (!customer || customer.isSuspended) throw customerNotOrdering({}, 'customerId')
    return customer
  }
}
