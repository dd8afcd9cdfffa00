import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { draftNotFound } from '#plugins/sales/errors/drafts'
import { inside } from '#plugins/sales/database/statements'

/** Throws a draft away. */
@inject()
export class DeleteDraft {
  constructor(private readonly store: Store) {}

  /** @throws draftNotFound */
  async execute(id: number): Promise<void> {
    await this.store.transaction(async (trx) => {
      const gone = await inside(trx)("delete from sales_carts where id = ? and status = 'draft' returning id", [id])
      if (gone.length === 0) throw draftNotFound()
    })
  }
}
