import { inject } from '@adonisjs/core'
import { ReadChanges, type ShownChange, type ShownRow } from '#core/bulk/read_changes'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { amongIds, bindIds } from '#core/lists/among_ids'
import { personNameSql } from '#core/text/person_name'
import { CustomerChanges } from '#plugins/users/services/bulk/customer_changes'
import { groupsOf } from '#plugins/users/services/role_cache'
import type { CustomerCell, CustomerChange } from '#plugins/users/services/bulk/customer_change'
import type { Locale } from '#core/i18n/locales'

export interface ShownCustomerChange extends Omit<ShownChange<CustomerChange>, 'total'> {
  /** Customers of the selection. */
  customers: number
}

/** A value in words, before and after. */
export interface ShownCustomerCell extends CustomerCellWords {
  field: CustomerCell['field']
  isKept: boolean
}

interface CustomerCellWords {
  before: string
  after: string
}

export interface ShownCustomerRow extends Omit<ShownRow, 'cells'> {
  /** Empty: they are there no more, or their data were erased. */
  name: string
  email: string
  cells: ShownCustomerCell[]
}

/** Changes of many customers: what they are to do or did, page by page. */
@inject()
export class ShowCustomerChange {
  constructor(
    private readonly store: Store,
    private readonly changes: ReadChanges,
    private readonly customers: CustomerChanges,
    private readonly translator: Translator
  ) {}

  /** @throws bulkNotFound */
  async execute(id: number): Promise<ShownCustomerChange> {
    return shown(await this.changes.one(this.customers, id))
  }

  /** The last ones of a member of staff that did something. */
  async recent(staff: number): Promise<ShownCustomerChange[]> {
    const changes = await this.changes.recent<CustomerChange>(this.customers, staff)
    return changes.map(shown)
  }

  /** Its customers with every value before and after; those that are refused first. */
  async rows(
    id: number,
    { page, limit }: { page: number; limit: number },
    locale: Locale
  ): Promise<ShownCustomerRow[]> {
    const rows = await this.changes.rows<CustomerCell>(this.customers, id, { page, limit, locale })
    const names = await this.#names(rows.map((row) => row.id))
    const words = await this.#words(locale)
    return rows.map(({ cells, ...row }) => ({
      ...row,
      name: '',
      email: '',
      ...names.get(row.id),
      cells: cells.map(({ field, before, after, isKept = false }) => ({
        field,
        isKept,
        before: words(before),
        after: words(after),
      })),
    }))
  }

  async #names(ids: readonly number[]): Promise<Map<number, { name: string; email: string }>> {
    const { dialect, reader } = this.store
    const rows = await reader.all<{ id: number; name: string; email: string }>(
      `select id, ${personNameSql()} as name, email from users_customers
       where ${amongIds(dialect, 'id')} and erased_at is null`,
      [bindIds(dialect, ids)]
    )
    return new Map(rows.map(({ id, name, email }) => [Number(id), { name, email }]))
  }

  /** What a value is called: a group by its name, a state by its word. */
  async #words(locale: Locale): Promise<(value: number | boolean) => string> {
    const groups = new Map([...(await groupsOf(this.store)).values()].map(({ id, name }) => [id, name]))
    const say = (key: string) => this.translator.translate(locale, key)
    return (value) => {
      if (typeof value === 'boolean') return say(value ? 'users.values.suspended' : 'users.values.active')
      return groups.get(value) ?? say('users.values.deleted_group')
    }
  }
}

function shown({ total, ...change }: ShownChange<CustomerChange>): ShownCustomerChange {
  return { ...change, customers: total }
}
