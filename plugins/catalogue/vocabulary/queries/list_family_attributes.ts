import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { readJson } from '#core/database/statements'
import type { AttributeType } from '#plugins/catalogue/vocabulary/attribute_types'
import type { Texts } from '#plugins/catalogue/vocabulary/attribute_rules'

/** An attribute that may stand in a group. */
interface PlaceableAttribute {
  code: string
  label: Texts
  type: AttributeType
  isSystem: boolean
}

const ATTRIBUTES = 'select code, label, type, is_system as "isSystem" from catalogue_attributes order by position, id'

/** Every attribute that may stand in a group of a family. */
@inject()
export class ListFamilyAttributes {
  constructor(private readonly store: Store) {}

  async execute(): Promise<PlaceableAttribute[]> {
    const rows = await this.store.reader.all<Omit<PlaceableAttribute, 'label'> & { label: unknown }>(ATTRIBUTES)
    return rows.map((row) => ({ ...row, label: readJson(row.label), isSystem: Boolean(row.isSystem) }))
  }
}
