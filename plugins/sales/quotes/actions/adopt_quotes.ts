import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { inside } from '#plugins/sales/database/statements'

/** A customer with a confirmed e-mail address. */
export interface ConfirmedCustomer {
  customerId: number
  email: string
}

/** Assigns a customer the quotes, and their orders, that they requested as a guest with their confirmed address. */
@inject()
export class AdoptQuotes {
  constructor(private readonly store: Store) {}

  async execute({ customerId, email }: ConfirmedCustomer): Promise<void> {
    await this.store.transaction(async (trx) => {
      const run = inside(trx)
      await run(
        `update sales_orders set customer_id = ? where customer_id is null and id in
           (select order_id from sales_quotes where email = ? and customer_id is null and order_id is not null)`,
        [customerId, email]
      )
      await run('update sales_quotes set customer_id = ? where email = ? and customer_id is null', [customerId, email])
    })
  }
}
