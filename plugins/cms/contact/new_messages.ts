import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import type { MenuCount } from '#plugins/platform/index'

/** Messages that nobody has read. */
const newMessages: MenuCount = {
  entry: 'cms.menu.messages',
  permission: 'cms.messages.list',
  async count() {
    const { reader } = await app.container.make(Store)
    const row = await reader.first<{ count: number }>(
      "select count(*) as count from cms_messages where state = 'new'",
      []
    )
    return Number(row?.count ?? 0)
  },
}

export default newMessages
