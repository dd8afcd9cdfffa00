import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import type { MenuCount } from '#plugins/platform/index'

/** Open tickets of customers and visitors that wait for an answer. */
const toAnswer: MenuCount = {
  entry: 'tickets.menu.tickets',
  permission: 'tickets.list',
  async count() {
    const { reader } = await app.container.make(Store)
    const row = await reader.first<{ count: number }>(
      `select count(*) as count from tickets_tickets
       where not is_closed and waits_for = 'shop' and author_kind in ('customer', 'guest')`,
      []
    )
    return Number(row?.count ?? 0)
  },
}

export default toAnswer
