import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { View } from '#plugins/platform/models/view'
import { ViewRules, type ViewInput } from '#plugins/platform/services/view_rules'
import type { ListDefinition } from '#core/lists/list'
import type { Origin } from '#core/audit/origin'
import type { Person } from '#core/identity/person'

/** Stores a view of a list for its owner. */
@inject()
export class StoreView {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly rules: ViewRules
  ) {}

  async execute(key: string, list: ListDefinition, person: Person, input: ViewInput, origin: Origin): Promise<View> {
    await this.rules.check(key, list, input, person)
    const now = this.clock.now()
    const fields = this.rules.fields(input)
    return this.store.transaction(async (trx) => {
      const made = { list: key, ownerId: person.id, ...fields, version: 1, createdAt: now, updatedAt: now }
      const view = await View.create(made, { client: trx })
      await this.rules.keepOneDefault(trx, view)
      await this.audit.record(trx, origin, {
        subject: 'platform.views',
        subjectId: String(view.id),
        action: 'created',
        changes: fieldChanges({}, { list: key, ...fields }),
      })
      return view
    })
  }
}
