import { inject } from '@adonisjs/core'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { Store } from '#core/database/store'

/** Attributes of products that have one of several options: the SQL condition, for the table under this name. */
export const reportAttribute = (table: string) => `${table}.type = 'select' and ${table}.value_per_locale = false`

export interface ReportAttribute {
  code: string
  label: string
}

/** The attributes that returns are reported by, in the order of the catalogue. One statement. */
@inject()
export class ListReportAttributes {
  constructor(private readonly store: Store) {}

  async execute(locale: Locale): Promise<ReportAttribute[]> {
    return this.store.reader.all<ReportAttribute>(
      `select a.code, coalesce(nullif(a.label ->> ?, ''), a.label ->> ?, a.code) as label
       from catalogue_attributes a where ${reportAttribute('a')} order by a.position, a.id`,
      [locale, DEFAULT_LOCALE]
    )
  }
}
