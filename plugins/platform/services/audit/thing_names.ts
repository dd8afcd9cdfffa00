import { inject } from '@adonisjs/core'
import { ListCatalogue } from '#core/lists/list_catalogue'
import { Lists } from '#core/lists/lists'
import type { ListDefinition } from '#core/lists/list'
import type { Locale } from '#core/i18n/locales'

/** A record that an entry of the audit log is about. */
export interface Thing {
  subject: string
  id: string
}

/** Finds the names of records through their lists: the number of an order, the name of a customer. */
@inject()
export class ThingNames {
  constructor(
    private readonly catalogue: ListCatalogue,
    private readonly lists: Lists
  ) {}

  /** Returns names by subject and id, `sales.orders 42`. A record that is gone, or of no list, has none. */
  async of(things: readonly Thing[], locale: Locale): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>()
    for (const subject of new Set(things.map((thing) => thing.subject))) {
      const column = nameColumn(await this.catalogue.find(subject))
      const ids = things.filter((thing) => thing.subject === subject).map(({ id }) => Number(id))
      const numbers = [...new Set(ids.filter((id) => Number.isSafeInteger(id)))]
      if (!column || numbers.length === 0) continue
      for await (const rows of this.lists.rows(subject, { ids: numbers }, { columns: [column], locale })) {
        for (const row of rows) names.set(`${subject} ${row.id}`, String(row[column] ?? ''))
      }
    }
    return names
  }
}

/** The column that a list is read by: its first text. */
function nameColumn(list: ListDefinition | null): string | null {
  const [name] =
    Object.entries(list?.columns ?? {}).find(([, { type, isHidden }]) => type === 'text' && !isHidden) ?? []
  return name ?? null
}
