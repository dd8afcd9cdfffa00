import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { groupsOf } from '#plugins/users/services/role_cache'
import type { CodeNames } from '#core/audit/code_names'

/** Customer groups, by their numbers and by their codes. */
export default {
  fields: ['group', 'group_id', 'sales.tax_rates.groups', 'marketing.cart_rules.groups'],

  async read() {
    const groups = await groupsOf(await app.container.make(Store))
    return new Map(
      [...groups.values()].flatMap(({ id, code, name }) => [
        [String(id), name],
        [code, name],
      ])
    )
  },
} satisfies CodeNames
