import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { readJson } from '#core/database/statements'
import { findFamily } from '#plugins/catalogue/vocabulary/find_family'
import type { AttributeType } from '#plugins/catalogue/vocabulary/attribute_types'
import type { Texts } from '#plugins/catalogue/vocabulary/attribute_rules'

/** An attribute that may stand in a group. */
export interface PlaceableAttribute {
  code: string
  label: Texts
  type: AttributeType
  isSystem: boolean
}

const ATTRIBUTES = `select code, cast(label as text) as label, type, is_system as "isSystem"
  from catalogue_attributes order by position, id`

const PRODUCTS = 'select count(*) as products from catalogue_products where family_id = ?'

/** One family for its form, with every attribute that may stand in it; null when there is none. */
@inject()
export class FindFamilyForStaff {
  constructor(private readonly store: Store) {}

  async execute(id: number) {
    const data = await findFamily(this.store.read, id)
    if (!data) return null
    const counted = await this.store.reader.first<{ products: number }>(PRODUCTS, [id])
    return { data, meta: { products: Number(counted?.products ?? 0) } }
  }

  async attributes(): Promise<PlaceableAttribute[]> {
    const rows = await this.store.reader.all<Omit<PlaceableAttribute, 'label'> & { label: unknown }>(ATTRIBUTES)
    return rows.map((row) => ({ ...row, label: readJson(row.label), isSystem: Boolean(row.isSystem) }))
  }
}
