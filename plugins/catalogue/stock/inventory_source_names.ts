import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import type { CodeNames } from '#core/audit/code_names'

/** Places of stock by their codes. */
export default {
  fields: ['source', 'stock'],

  async read() {
    const { reader } = await app.container.make(Store)
    const rows = await reader.all<{ code: string; name: string }>('select code, name from catalogue_inventory_sources')
    return new Map(rows.map(({ code, name }) => [code, name]))
  },
} satisfies CodeNames
