import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { rolesOf } from '#plugins/users/services/role_cache'
import type { CodeNames } from '#core/audit/code_names'

/** Roles by their numbers. */
export default {
  fields: ['role_id'],

  async read() {
    const roles = await rolesOf(await app.container.make(Store))
    return new Map([...roles].map(([id, { name }]) => [String(id), name]))
  },
} satisfies CodeNames
