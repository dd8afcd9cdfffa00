import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { availableSql } from '#plugins/catalogue/services/stock/shortage'

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
    if (variantIds.length === 0) return new Map()
    const ids =
      this.store.dialect === 'sqlite'
        ? '(select value from json_each(?))'
        : '(select value::bigint from json_array_elements_text(?::json))'
    const rows = await this.store.reader.all<{
      id: number
      manage_stock: boolean | number
      available: number | string
    }>(
      `select v.id, v.manage_stock,
         ${availableSql('v.id')} as available
       from catalogue_variants v where v.id in ${ids}`,
      [JSON.stringify(variantIds)]
    )
    return new Map(
      rows.map(({ id, manage_stock: isManaged, available }) => [
        Number(id),
        { available: Number(available), isManaged: Boolean(isManaged) },
      ])
    )
  }
}
