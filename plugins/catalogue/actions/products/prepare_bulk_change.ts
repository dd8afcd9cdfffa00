import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Lists } from '#core/lists/lists'
import { Store, type Transaction } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { writeRows, type RowTarget } from '#core/database/write_rows'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { noSelection } from '#plugins/catalogue/errors'
import { planChange } from '#plugins/catalogue/services/bulk/plan_change'
import { readBulkProducts } from '#plugins/catalogue/services/bulk/read_bulk_products'
import type { BulkChange } from '#plugins/catalogue/services/bulk/bulk_change'
import type { Selection } from '#core/lists/selection'

/** Products looked at in one transaction: others may write between two of them. */
const BATCH = 500

/** How long a change can be undone. */
const KEPT_DAYS = 90

const ROWS: RowTarget = {
  table: 'catalogue_bulk_change_rows',
  columns: { change_id: 'bigint', product_id: 'bigint', outcome: 'text', cells: 'text', problem: 'text' },
}

/**
 * Works out what a change makes of every product of a selection and keeps it, so that people see it before anything is
 * written. Whoever prepares another one gives up the last that was never applied.
 */
@inject()
export class PrepareBulkChange {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly lists: Lists
  ) {}

  /** Gives its id. */
  async execute(selection: Selection, change: BulkChange, staff: { id: number; name: string }): Promise<number> {
    const ids = await this.lists.ids('catalogue.products', selection)
    if (ids.length === 0) throw noSelection({}, 'selection')
    const id = await this.store.transaction((trx) => this.#begin(trx, { change, staff, products: ids.length }))
    let unchanged = 0
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH)
      unchanged += await this.store.transaction((trx) => plan(trx, id, { ids: batch, change }))
    }
    await this.store.transaction((trx) =>
      queryRows(trx, `update catalogue_bulk_changes set state = 'prepared', unchanged = ? where id = ?`, [
        unchanged,
        id,
      ])
    )
    return id
  }

  async #begin(
    trx: Transaction,
    { change, staff, products }: { change: BulkChange; staff: { id: number; name: string }; products: number }
  ): Promise<number> {
    await queryRows(
      trx,
      `delete from catalogue_bulk_changes
       where (staff_id = ? and state in ('preparing', 'prepared')) or created_at < ?`,
      [staff.id, this.clock.isoIn(-KEPT_DAYS * 86_400)]
    )
    const [row] = await queryRows<{ id: number }>(
      trx,
      `insert into catalogue_bulk_changes (staff_id, staff_name, change, state, products, created_at)
       values (?, ?, ?, 'preparing', ?, ?) returning id`,
      [staff.id, staff.name, JSON.stringify(change), products, this.clock.iso()]
    )
    return Number(row?.id)
  }
}

/** Keeps what becomes of some products; gives how many of them stay as they are. */
async function plan(
  trx: Transaction,
  id: number,
  { ids, change }: { ids: number[]; change: BulkChange }
): Promise<number> {
  const products = await readBulkProducts(new Bulk(trx), ids)
  const planned = products.map((product) => ({ product, ...planChange(change, product) }))
  const touched = planned.filter(({ cells }) => cells.length > 0)
  await writeRows(
    trx,
    ROWS,
    touched.map(({ product, cells, problem }) => [
      id,
      product.id,
      problem ? 'refused' : 'waiting',
      JSON.stringify(cells),
      problem && JSON.stringify(problem),
    ])
  )
  return products.length - touched.length
}
