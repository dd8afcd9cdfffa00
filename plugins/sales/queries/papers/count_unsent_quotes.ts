import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { Store } from '#core/database/store'
import { amongIds, bindIds } from '#core/lists/among_ids'
import { outside } from '#plugins/sales/database/statements'
import type { Selection } from '#core/lists/selection'

/** How many of the chosen quotes were never sent: there is nothing of them to print. */
@inject()
export class CountUnsentQuotes {
  constructor(
    private readonly store: Store,
    private readonly lists: Lists
  ) {}

  async execute(selection: Selection): Promise<number> {
    const { dialect } = this.store
    const ids = await this.lists.ids('sales.quotes', selection)
    const sql = `select count(*) as count from sales_quotes q where q.revision = 1 and ${amongIds(dialect, 'q.id')}`
    const [row] = await outside(this.store)<{ count: number }>(sql, [bindIds(dialect, ids)])
    return Number(row?.count ?? 0)
  }
}
