import { queryRows } from '#core/database/query_rows'
import { channelHasCustomers } from '#plugins/users/errors'
import type { ConfigurationGuard } from '#plugins/configuration/index'

const CUSTOMERS = 'select count(*) as count from users_customers where channel = ?'

/** A channel stays while customers belong to it. */
const channelGuard: ConfigurationGuard = {
  async check(trx, { kind, code }) {
    if (kind !== 'channel') return
    const [row] = await queryRows<{ count: number }>(trx, CUSTOMERS, [code])
    const count = Number(row?.count ?? 0)
    if (count > 0) throw channelHasCustomers({ channel: code, count })
  },
}

export default channelGuard
