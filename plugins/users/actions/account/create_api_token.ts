import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { PluginRegistry } from '#core/plugin/registry'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { chosenPermissions, refuseNotHeld } from '#plugins/users/services/permission_choice'
import { newApiToken } from '#plugins/users/services/api_tokens'
import type { Held } from '#plugins/users/services/authority'
import type { Origin } from '#core/audit/origin'

export interface NewApiToken {
  staffId: number
  name: string
  /** The permissions of the token. */
  scopes: string[]
  /** Days until it expires. */
  days: number
}

const INSERT = `insert into users_api_tokens (staff_id, name, digest, scopes, ends_at, created_at)
  values (?, ?, ?, ?, ?, ?) returning id`

/** In seconds. */
const DAY = 24 * 3600

/**
 * Creates an API token, with which a program acts for a member of staff. Only its digest is stored, so the token is returned
 * here and never again.
 */
@inject()
export class CreateApiToken {
  constructor(
    private readonly store: Store,
    private readonly registry: PluginRegistry,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** @throws permissionUnknown, permissionElsewhere, permissionNotHeld */
  async execute({ staffId, name, scopes, days }: NewApiToken, held: Held, origin: Origin) {
    // Called for its errors: a token has exactly its scopes, without the list permissions that a role gets.
    chosenPermissions(this.registry.permissions, 'admin', scopes, 'scopes')
    refuseNotHeld(held, 'admin', scopes, 'scopes')
    const { token, digest } = newApiToken()
    const uniqueScopes = [...new Set(scopes)].sort()
    const now = this.clock.iso()
    const endsAt = this.clock.isoIn(days * DAY)
    return this.store.transaction(async (trx) => {
      const bindings = [staffId, name, digest, JSON.stringify(uniqueScopes), endsAt, now]
      const [row] = await queryRows<{ id: number }>(trx, INSERT, bindings)
      const id = Number(row?.id)
      await this.audit.record(trx, origin, {
        subject: 'users.api_tokens',
        subjectId: String(id),
        action: 'created',
        changes: { name: [null, name], scopes: [null, uniqueScopes], endsAt: [null, endsAt] },
      })
      return { id, name, token, scopes: uniqueScopes, endsAt }
    })
  }
}
