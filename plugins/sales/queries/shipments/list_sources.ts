import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'

/** Where goods may leave from. */
export interface SourceChoice {
  code: string
  name: string
}

/** The open sources, those that are asked first at the top. */
@inject()
export class ListSources {
  constructor(private readonly store: Store) {}

  async execute(): Promise<SourceChoice[]> {
    return this.store.reader.all<SourceChoice>(
      "select code, name from catalogue_inventory_sources where status = 'active' order by priority, id"
    )
  }
}
