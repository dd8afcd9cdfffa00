import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import type { MenuCount } from '#plugins/platform/index'

/** How many addresses that links lead to are broken. */
export async function countBroken(): Promise<number> {
  const { reader } = await app.container.make(Store)
  const row = await reader.first<{ count: number }>(
    `select count(*) as count from cms_link_checks c where c.state = 'broken'
       and exists (select 1 from core_links l where l.key = c.key)`,
    []
  )
  return Number(row?.count ?? 0)
}

const brokenLinks: MenuCount = {
  entry: 'cms.menu.broken_links',
  permission: 'cms.broken_links.list',
  count: countBroken,
}

export default brokenLinks
