import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { personName } from '#core/text/person_name'

/** An open draft. */
export interface OpenDraftRow {
  id: number
  customer: string
  email: string
  /** Number of pieces. */
  quantity: number
  updatedAt: string
}

const MOST = 20

/** Drafts of staff that have lines, newest first. */
@inject()
export class ListDrafts {
  constructor(private readonly store: Store) {}

  async execute(): Promise<OpenDraftRow[]> {
    const rows = await this.store.reader.all<{
      id: number
      first_name: string
      last_name: string
      email: string
      quantity: number
      updated_at: string
    }>(
      `select c.id, u.first_name, u.last_name, u.email, sum(l.quantity) as quantity, c.updated_at
       from sales_carts c join users_customers u on u.id = c.customer_id
       join sales_cart_lines l on l.cart_id = c.id
       where c.status = 'draft'
       group by c.id, u.first_name, u.last_name, u.email, c.updated_at
       order by c.updated_at desc limit ${MOST}`
    )
    return rows.map((row) => ({
      id: Number(row.id),
      customer: personName({ firstName: row.first_name, lastName: row.last_name }),
      email: row.email,
      quantity: Number(row.quantity),
      updatedAt: row.updated_at,
    }))
  }
}
