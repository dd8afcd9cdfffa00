import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'

const TABLES = { invoices: 'sales_invoices', refunds: 'sales_refunds' } as const

/** Finds a document of a customer's own by what it is called. */
@inject()
export class FindOwnPaper {
  constructor(private readonly store: Store) {}

  /** Gives its id; null for one that is not theirs, too. */
  async execute(kind: keyof typeof TABLES, customerId: number, number: string): Promise<number | null> {
    const row = await this.store.reader.first<{ id: number }>(
      `select d.id from ${TABLES[kind]} d join sales_orders o on o.id = d.order_id
        where d.number = ? and o.customer_id = ?`,
      [number, customerId]
    )
    return row ? Number(row.id) : null
  }
}
