import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { findAttribute } from '#plugins/catalogue/vocabulary/attribute_rows'
import { attributeUsage } from '#plugins/catalogue/vocabulary/attribute_usage'

const OPTIONS = 'select count(*) as options from catalogue_attribute_options where attribute_id = ?'

/** One attribute for its form, with what needs it; null when there is none. */
@inject()
export class FindAttributeForStaff {
  constructor(private readonly store: Store) {}

  async execute(id: number) {
    const db = this.store.read
    const data = await findAttribute(db, id)
    if (!data) return null
    const usage = await attributeUsage(db, data.code)
    const counted = await this.store.reader.first<{ options: number }>(OPTIONS, [id])
    const isUsed = data.isSystem || usage.products > 0 || usage.variants > 0
    return { data, meta: { ...usage, options: Number(counted?.options ?? 0), isUsed } }
  }
}
