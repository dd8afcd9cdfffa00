import app from '@adonisjs/core/services/app'
import { inject } from '@adonisjs/core'
import { DeleteCustomer } from '#plugins/users/actions/customers/delete_customer'
import { DomainError } from '#core/errors/domain_error'
import { ImportCustomers, type ImportedCustomer } from '#plugins/users/actions/customers/import_customers'
import { inSavepoint } from '#core/database/savepoint'
import { Statements } from '#core/database/statements'
import { USES } from '#plugins/users/import/customer_columns'
import { standingCustomers, type StandingCustomer } from '#plugins/users/import/standing_customers'
import type { FormerCustomer, ImportedMark } from '#plugins/users/import/customer_records'
import type { ImportUndo, ImportWrite, UndoResult } from '#core/import/import_undo'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

/** A customer who gets their former values back. */
interface Restored {
  customer: StandingCustomer
  before: FormerCustomer
  mark: ImportedMark
}

/**
 * Takes back what imports wrote of customers. Who was changed since stays; so does a new one who has signed in, chosen a
 * password or ordered.
 */
@inject()
class UndoCustomers implements ImportUndo {
  constructor(
    private readonly deletion: DeleteCustomer,
    private readonly customers: ImportCustomers
  ) {}

  async undo(trx: Transaction, writes: readonly ImportWrite[], origin: Origin): Promise<UndoResult[]> {
    const ids = writes.map(({ thing }) => thing)
    const standing = await standingCustomers(new Statements(trx), { ids })
    const current = new Map([...standing.values()].map((customer) => [customer.id, customer]))
    const restored: Restored[] = []
    const results: UndoResult[] = []
    for (const { thing, before, after } of writes) {
      const customer = current.get(thing)
      const mark = after as ImportedMark
      if (!customer) results.push('gone')
      else if (isChanged(customer, mark, before === null)) results.push('changed')
      else if (before === null) results.push(await this.#delete(trx, thing, origin))
      else {
        restored.push({ customer, before: before as FormerCustomer, mark })
        results.push('undone')
      }
    }
    await this.#restore(trx, restored, origin)
    return results
  }

  async #delete(trx: Transaction, id: number, origin: Origin): Promise<UndoResult> {
    try {
      await inSavepoint(trx, () => this.deletion.within(trx, { id }, origin))
      return 'undone'
    } catch (error) {
      if (error instanceof DomainError) return 'needed'
      throw error
    }
  }

  async #restore(trx: Transaction, restored: readonly Restored[], origin: Origin): Promise<void> {
    if (restored.length === 0) return
    const db = new Statements(trx)
    const moved = restored.filter(({ mark }) => mark.addresses.length > 0)
    await db.run(
      `delete from users_addresses where id in ${db.ids} returning id`,
      moved.flatMap(({ mark }) => mark.addresses)
    )
    for (const use of USES) {
      await db.run(
        `update users_addresses set is_${use}_default = true where id in ${db.ids} returning id`,
        moved.flatMap(({ before }) => before.defaults[use] ?? [])
      )
    }
    const found = await db.all<{ id: number; code: string }>('select id, code from users_groups')
    const groups = new Map(found.map(({ id, code }) => [Number(id), { id: Number(id), code }]))
    const changes = restored.map(({ customer, before }): ImportedCustomer => ({
      profile: before.profile,
      // A group that is no more cannot be given back.
      group: groups.get(before.groupId) ?? customer.group,
      standing: customer,
      addresses: [],
    }))
    await this.customers.execute(trx, changes, origin)
  }
}

/** Whether somebody changed what the import left. */
function isChanged(customer: StandingCustomer, mark: ImportedMark, isCreated: boolean): boolean {
  const own = new Set(mark.addresses)
  const areTouched = customer.addresses.some(({ id, version }) => own.has(id) && version !== 1)
  const hasMore = customer.addresses.length > own.size
  return customer.version !== mark.version || areTouched || (isCreated && (customer.hasCome || hasMore))
}

const undo: ImportUndo = {
  undo: async (...asked) => (await app.container.make(UndoCustomers)).undo(...asked),
}

export default undo
