import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'

/** A source that goods may be shipped from. */
export interface SourceChoice {
  code: string
  name: string
}

/** The open sources by priority. */
@inject()
export class ListSources {
  constructor(private readonly store: Store) {}

  async execute(): Promise<SourceChoice[]> {
    return this.store.reader.all<SourceChoice>(
      "select code, name from catalogue_inventory_sources where status = 'active' order by priority, id"
    )
  }
}
