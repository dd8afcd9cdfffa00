import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { toListView } from '#plugins/platform/transformers/view'
import { ViewRules, changeableView, type ViewInput } from '#plugins/platform/services/view_rules'
import type { ListDefinition } from '#core/lists/list'
import type { Origin } from '#core/audit/origin'
import type { Person } from '#core/identity/person'
import type { View } from '#plugins/platform/models/view'

/** Changes a saved view; only its owner makes it their default. */
@inject()
export class UpdateView {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly rules: ViewRules
  ) {}

  /** @throws staleWrite, notFound, 403 for a view of another */
  async execute(
    { id, list, person }: { id: number; list: ListDefinition; person: Person },
    { version, ...input }: ViewInput & { version: number },
    origin: Origin
  ): Promise<View> {
    const known = await changeableView(id, person)
    await this.rules.check(known.list, list, input, person)
    return this.store.transaction(async (trx) => {
      const view = await changeableView(id, person, trx)
      if (view.version !== version) throw staleWrite({}, 'version', { current: toListView(view, person.id) })
      const { isDefault, ...fields } = this.rules.fields(input, view)
      const isOwn = view.ownerId === person.id
      const after = { ...fields, isDefault: isOwn ? isDefault : view.isDefault }
      const changes = fieldChanges(view.$attributes, after)
      await view.merge({ ...after, version: version + 1, updatedAt: this.clock.now() }).save()
      await this.rules.keepOneDefault(trx, view)
      const entry = { subject: 'platform.views', subjectId: String(id), action: 'updated' as const, changes }
      await this.audit.record(trx, origin, entry)
      return view
    })
  }
}
