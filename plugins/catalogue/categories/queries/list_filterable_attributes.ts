import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'

/** An attribute that a category may have a filter of. */
export interface FilterableAttribute {
  code: string
  label: string
}

const ATTRIBUTES = `select code, coalesce(nullif(label ->> ?, ''), nullif(label ->> ?, ''), code) as label
  from catalogue_attributes where is_filterable = true order by position, id`

/** The attributes that categories choose their filters from. */
@inject()
export class ListFilterableAttributes {
  constructor(private readonly store: Store) {}

  async execute(locale: Locale): Promise<FilterableAttribute[]> {
    return this.store.reader.all<FilterableAttribute>(ATTRIBUTES, [locale, DEFAULT_LOCALE])
  }
}
