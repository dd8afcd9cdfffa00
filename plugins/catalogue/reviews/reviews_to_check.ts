import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import type { MenuCount } from '#plugins/platform/index'

/** Reviews that wait to be published or rejected. */
const reviewsToCheck: MenuCount = {
  entry: 'catalogue.menu.reviews',
  permission: 'catalogue.reviews.list',
  async count() {
    const { reader } = await app.container.make(Store)
    const sql = "select count(*) as count from catalogue_reviews where state = 'pending'"
    const row = await reader.first<{ count: number }>(sql, [])
    return Number(row?.count ?? 0)
  },
}

export default reviewsToCheck
