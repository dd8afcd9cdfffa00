import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { availableSql } from '#plugins/catalogue/stock/shortage'

export interface Availability {
  /** What may be promised now, over all open sources. */
  available: number
  /** False: it never runs out. */
  isManaged: boolean
}

/** How much of each variant may be sold now: one statement, whatever their number. */
@inject()
export class FindAvailability {
  constructor(private readonly store: Store) {}

  /** By variant id; unknown ones are absent. */
  async execute(variantIds: readonly number[]): Promise<Map<number, Availability>> {
    const db = this.store.read
    const rows = await db.run<{ id: number; isManaged: boolean | number; available: number }>(
      `select v.id, v.manage_stock as "isManaged", ${availableSql('v.id')} as available
       from catalogue_variants v where v.id in ${db.ids}`,
      variantIds
    )
    return new Map(
      rows.map(({ id, isManaged, available }) => [id, { available: Number(available), isManaged: Boolean(isManaged) }])
    )
  }
}
