import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { readTicketFields, type TicketField } from '#plugins/tickets/tickets/ticket_fields'
import type { Locale } from '#core/i18n/locales'

export interface WordRow {
  id: number
  name: string
  status_id?: number
  is_closed?: unknown
  is_default?: unknown
  is_active?: unknown
  is_required?: unknown
}

/** Reads the words of tickets in a language. */
@inject()
export class RedmineWords {
  constructor(private readonly store: Store) {}

  async of(locale: Locale, table: string, more: string): Promise<WordRow[]> {
    const name = `coalesce(nullif(x.name ->> '${locale}', ''), x.name ->> 'fr_FR')`
    return this.store.reader.all<WordRow>(
      `select x.id, ${name} as name, ${more} from tickets_${table} x order by x.position, x.id`,
      []
    )
  }

  fields(): Promise<TicketField[]> {
    return readTicketFields(this.store.reader)
  }
}
