import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import type { MenuCount } from '#plugins/platform/contracts/menu_count'

/** Jobs that failed for good and need attention. */
const failedJobs: MenuCount = {
  entry: 'platform.menu.jobs',
  permission: 'platform.jobs.list',
  async count() {
    const { reader } = await app.container.make(Store)
    const row = await reader.first<{ count: number }>(
      "select count(*) as count from core_jobs where state = 'dead'",
      []
    )
    return Number(row?.count ?? 0)
  },
}

export default failedJobs
