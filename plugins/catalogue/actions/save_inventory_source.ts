import { inject } from '@adonisjs/core'
import { fieldChanges } from '#core/audit/field_changes'
import { AuditLog } from '#core/audit/audit_log'
import { Store, type Transaction } from '#core/database/store'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { codeInvalid, valueRequired } from '#plugins/catalogue/errors'
import { VocabularyJournal } from '#plugins/catalogue/services/vocabulary/vocabulary_journal'
import type { Origin } from '#core/audit/origin'

/** A place that holds stock; absent fields keep what is there. */
export interface InventorySourceInput {
  code: string
  name?: string
  description?: string
  /** Lower numbers are asked first. */
  priority?: number
  contactName?: string
  contactEmail?: string
  contactPhone?: string
  /** ISO 3166. */
  country?: string
  postcode?: string
  city?: string
  street?: string
  latitude?: string | null
  longitude?: string | null
  /** Stock of an inactive source is not for sale. */
  status?: 'active' | 'inactive'
}

const COLUMNS = {
  name: 'name',
  description: 'description',
  priority: 'priority',
  contactName: 'contact_name',
  contactEmail: 'contact_email',
  contactPhone: 'contact_phone',
  country: 'country',
  postcode: 'postcode',
  city: 'city',
  street: 'street',
  latitude: 'latitude',
  longitude: 'longitude',
  status: 'status',
} as const satisfies Partial<Record<keyof InventorySourceInput, string>>

const BLANK = {
  ...{ name: '', description: '', priority: 0, contactName: '', contactEmail: '', contactPhone: '' },
  ...{ country: 'FR', postcode: '', city: '', street: '', latitude: null, longitude: null, status: 'active' },
}

const CODE = /^[a-z0-9][a-z0-9_-]{0,62}$/

/** Creates or changes an inventory source by its code. */
@inject()
export class SaveInventorySource {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog,
    private readonly journal: VocabularyJournal
  ) {}

  /** Gives its id. */
  execute(input: InventorySourceInput, origin: Origin): Promise<number> {
    if (!CODE.test(input.code)) throw codeInvalid({ code: input.code.slice(0, 64) }, 'code')
    return this.store.transaction((trx) => this.#run(trx, input, origin))
  }

  async #run(trx: Transaction, { code, ...given }: InventorySourceInput, origin: Origin): Promise<number> {
    const bulk = new Bulk(trx)
    const names = Object.entries(COLUMNS).map(([field, column]) => `${column} as "${field}"`)
    const [before] = await bulk.all<typeof BLANK>(
      `select ${names.join(', ')} from catalogue_inventory_sources where code = ?`,
      code
    )
    const after = { ...BLANK, ...before, ...given }
    if (after.name.trim() === '') throw valueRequired({ field: 'name' }, 'name')
    const fields = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
    const columns = fields.map((field) => COLUMNS[field])
    const [row] = await bulk.all<{ id: number }>(
      `insert into catalogue_inventory_sources (code, ${columns.join(', ')})
       values (?, ${columns.map(() => '?').join(', ')}) on conflict (code) do update
       set version = catalogue_inventory_sources.version + 1, ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}
       returning id`,
      ...[code, ...fields.map((field) => after[field])]
    )
    const changes = fieldChanges({ ...before }, { ...after })
    const entry = { subject: 'catalogue.inventory_sources', subjectId: code, changes }
    if (before && before.status !== after.status) {
      await this.journal.record(trx, origin, { entries: [{ ...entry, action: 'updated' }], isShown: true })
    } else await this.audit.record(trx, origin, { ...entry, action: before ? 'updated' : 'created' })
    return (row as { id: number }).id
  }
}
