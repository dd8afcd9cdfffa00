import app from '@adonisjs/core/services/app'
import { Lists } from '#core/lists/lists'
import type { MenuCount } from '#plugins/platform/contracts/menu_count'

/** Imports that failed or were stopped. Staff fix the file and send it again, or delete the import. */
const failedImports: MenuCount = {
  entry: 'platform.menu.imports',
  permission: 'platform.imports.list',
  async count() {
    const lists = await app.container.make(Lists)
    return lists.count('platform.imports', { query: { filter: { state: 'failed,stopped' } } })
  },
}

export default failedImports
