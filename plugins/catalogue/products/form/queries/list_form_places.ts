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

interface PlaceRow extends Omit<FormPlace, 'kind'> {
  kind: FormPlace['kind'] | 'source'
  code: string
  status: string
}

/** Categories and dishes, then the sources, each in their order. */
const PLACES = `select id, parent_id as "parentId", kind, name, code, status from (
    select c.id, c.parent_id, c.kind, c.position, c.code, c.status,
      coalesce((select t.name from catalogue_category_translations t where t.category_id = c.id and t.name <> ''
        order by t.locale <> ?, t.locale <> '${DEFAULT_LOCALE}' limit 1), c.code) as name
    from catalogue_categories c
    union all
    select s.id, null, 'source', s.priority, s.code, s.status, s.name from catalogue_inventory_sources s
  ) places order by kind, position, id`

/** Where products may stand: categories, dishes and inventory sources, in one statement. */
@inject()
export class ListFormPlaces {
  constructor(private readonly store: Store) {}

  async execute(locale: Locale): Promise<{ places: FormPlace[]; sources: FormSource[] }> {
    const rows = await this.store.reader.all<PlaceRow>(PLACES, [locale])
    const places: FormPlace[] = []
    const sources: FormSource[] = []
    for (const { id, parentId, kind, name, code, status } of rows) {
      if (kind === 'source') sources.push({ code, name, isActive: status === 'active' })
      else places.push({ id, parentId, kind, name })
    }
    return { places, sources }
  }
}
