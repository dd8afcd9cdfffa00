import { inject } from '@adonisjs/core'
import { fieldChanges } from '#core/audit/field_changes'
import { AuditLog } from '#core/audit/audit_log'
import { Store, type Transaction } from '#core/database/store'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { codeInvalid, codeTaken, staleSource, valueRequired } from '#plugins/catalogue/errors'
import { SOURCE_COLUMNS, findSource } from '#plugins/catalogue/services/stock/source_rows'
import { VocabularyJournal } from '#plugins/catalogue/services/vocabulary/vocabulary_journal'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import type { Origin } from '#core/audit/origin'

/** A place that holds stock; absent fields keep what is there. */
export interface InventorySourceInput {
  code: string
  /** False: its code must be free. Absent: the one that bears the code is changed. */
  mayStand?: boolean
  /** Version that was edited. */
  version?: number
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

  async #run(
    trx: Transaction,
    { code, mayStand = true, version, ...given }: InventorySourceInput,
    origin: Origin
  ): Promise<number> {
    await lockProducts(trx)
    const bulk = new Bulk(trx)
    const standing = await findSource(bulk, { code })
    if (standing && !mayStand) throw codeTaken({ code }, 'code')
    if (standing && version !== undefined && version !== standing.version) {
      throw staleSource({}, 'version', { current: standing })
    }
    const { id: _, code: __, version: ___, ...before } = standing ?? { id: 0, code, version: 0 }
    const after = { ...BLANK, ...before, ...given }
    if (after.name.trim() === '') throw valueRequired({ field: 'name' }, 'name')
    const fields = Object.keys(SOURCE_COLUMNS) as (keyof typeof SOURCE_COLUMNS)[]
    const columns = fields.map((field) => SOURCE_COLUMNS[field])
    const [row] = await bulk.all<{ id: number }>(
      `insert into catalogue_inventory_sources (code, ${columns.join(', ')})
       values (?, ${columns.map(() => '?').join(', ')}) on conflict (code) do update
       set version = catalogue_inventory_sources.version + 1, ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}
       returning id`,
      ...[code, ...fields.map((field) => after[field])]
    )
    const changes = fieldChanges({ ...before }, { ...after })
    const entry = { subject: 'catalogue.inventory_sources', subjectId: code, changes }
    if (standing && standing.status !== after.status) {
      await this.journal.record(trx, origin, { entries: [{ ...entry, action: 'updated' }], isShown: true })
    } else await this.audit.record(trx, origin, { ...entry, action: standing ? 'updated' : 'created' })
    return (row as { id: number }).id
  }
}
