import { inject } from '@adonisjs/core'
import { CustomerShopper } from '#plugins/sales/shared/customer_shopper'
import { FindCustomer, type CustomerRecord } from '#plugins/users/index'
import { ShowCart } from '#plugins/sales/cart/queries/show_cart'
import { Store } from '#core/database/store'
import type { CartForDiscounts, DiscountableShipping } from '#plugins/sales/contracts/discount_source'
import type { Shopper } from '#plugins/sales/shared/shopper'
import type { WorkedCart } from '#plugins/sales/cart/services/work_out_cart'

/** A cart that discounts can be asked about. */
export interface OpenCart extends CartForDiscounts {
  shipping: DiscountableShipping | null
  /** The code that was typed. */
  couponCode: string | null
}

interface Row {
  id: number
  customer_id: number
  channel: string
  currency: string
  status: 'active' | 'draft'
}

/** Carts that customers are filling, and drafts that staff fill for them, for staff to look at. */
@inject()
export class FindCustomerCart {
  constructor(
    private readonly store: Store,
    private readonly customers: FindCustomer,
    private readonly shoppers: CustomerShopper,
    private readonly show: ShowCart
  ) {}

  /** The one that a customer changed last; null: there is none. */
  of(customer: CustomerRecord): Promise<{ shopper: Shopper; worked: WorkedCart } | null> {
    return this.#read("customer_id = ? and status = 'active' order by updated_at desc", customer.id, customer)
  }

  /** Null: it is ordered or gone, or that of a guest. */
  async byId(id: number): Promise<OpenCart | null> {
    const found = await this.#read("id = ? and customer_id is not null and status in ('active', 'draft')", id)
    if (!found) return null
    const { asked, chosenOffer, cart } = found.worked
    const shipping = chosenOffer && { code: chosenOffer.code, amount: chosenOffer.amount }
    return Object.assign({ shipping, couponCode: cart.couponCode }, asked)
  }

  async #read(condition: string, value: number, known?: CustomerRecord) {
    const row = await this.store.reader.first<Row>(
      `select id, customer_id, channel, currency, status from sales_carts where ${condition} limit 1`,
      [value]
    )
    const customer = row && (known ?? (await this.customers.execute(Number(row.customer_id))))
    if (!customer) return null
    const own = await this.shoppers.of(customer, row)
    const shopper: Shopper = row.status === 'draft' ? Object.assign({ draft: Number(row.id) }, own) : own
    const worked = await this.show.execute(shopper)
    return worked && { shopper, worked }
  }
}
