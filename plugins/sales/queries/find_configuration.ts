import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { groupsOf, listCountries } from '#plugins/users/index'
import { TAX_CATEGORIES } from '#plugins/sales/taxes/tax_records'
import { findRecord, listRecords, type RecordKind, type StoredRecord } from '#core/records/record_kind'
import { outside } from '#plugins/sales/database/statements'
import { recordGone } from '#core/records/errors'
import type { Locale } from '#core/i18n/locales'

/** What forms may choose from. */
export interface RateChoices {
  categories: { code: string; name: string }[]
  countries: { code: string; name: string }[]
  groups: { code: string; name: string }[]
}

/** Rows of the configuration of sales, for their forms. */
@inject()
export class FindConfiguration {
  constructor(private readonly store: Store) {}

  /** @throws recordGone */
  async record<Row extends StoredRecord>(kind: RecordKind<Row>, id: number): Promise<Row> {
    const found = await findRecord(outside(this.store), kind, id)
    if (!found) throw recordGone()
    return found
  }

  async choices(locale: Locale): Promise<RateChoices> {
    const categories = await listRecords(outside(this.store), TAX_CATEGORIES)
    const groups = [...(await groupsOf(this.store)).values()]
    return {
      categories: categories.map(({ code, name }) => ({ code, name })),
      countries: listCountries(locale).map(({ code, name }) => ({ code, name })),
      groups: groups.map(({ code, name }) => ({ code, name })),
    }
  }
}
