import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'

/** A category or dish that a product may be put into. */
export interface FormPlace {
  id: number
  parentId: number | null
  kind: 'category' | 'dish'
  name: string
}

export interface FormSource {
  code: string
  name: string
  isActive: boolean
}

/** Where products may stand: categories, dishes and inventory sources, a statement for the two kinds each. */
@inject()
export class ListFormPlaces {
  constructor(private readonly store: Store) {}

  async categories(locale: Locale): Promise<FormPlace[]> {
    const rows = await this.store.reader.all<Omit<FormPlace, 'parentId'> & { parent_id: number | null }>(
      `select c.id, c.parent_id, c.kind,
         coalesce((select t.name from catalogue_category_translations t where t.category_id = c.id and t.name <> ''
           order by t.locale <> ?, t.locale <> '${DEFAULT_LOCALE}' limit 1), c.code) as name
       from catalogue_categories c order by c.kind, c.position, c.id`,
      [locale]
    )
    return rows.map(({ id, parent_id: parent, kind, name }) => {
      return { id: Number(id), parentId: parent === null ? null : Number(parent), kind, name }
    })
  }

  async sources(): Promise<FormSource[]> {
    const rows = await this.store.reader.all<{ code: string; name: string; status: string }>(
      'select code, name, status from catalogue_inventory_sources order by priority, id'
    )
    return rows.map(({ code, name, status }) => ({ code, name, isActive: status === 'active' }))
  }
}
