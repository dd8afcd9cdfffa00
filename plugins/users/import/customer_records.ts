import { checkBirthDate } from '#plugins/users/services/birth_date'
import { DomainError } from '#core/errors/domain_error'
import { foldEmail } from '#core/database/fold_email'
import { fold } from '#core/text/fold'
import { groupUnknown } from '#plugins/users/errors'
import { customersWithoutPassword } from '#plugins/users/import/errors'
import { queryRows } from '#core/database/query_rows'
import { refusedRow, type ImportProblem } from '#core/import/problem'
import { personName } from '#core/text/person_name'
import { rowsKind } from '#core/resources/names'
import { snakeCase } from '#core/database/table'
import { tooManyAddresses } from '#plugins/users/errors/customers'
import { GUEST, defaultGroup } from '#plugins/users/services/group_rows'
import { USES, addressColumn, addressFields, profileFields, type Use } from '#plugins/users/import/customer_columns'
import { readAddress, readProfile } from '#plugins/users/import/read_customer'
import {
  cellsOfAddress,
  isBilling,
  isDelivery,
  profileCells,
  standingCustomers,
  type StandingCustomer,
} from '#plugins/users/import/standing_customers'
import type { AddressForm } from '#plugins/users/services/address_fields'
import type { Cells, ReadRecord, RecordStore, RecordToWrite, WrittenRecord } from '#core/import/record_session'
import type { CustomerKind } from '#plugins/users/models/customer'
import type { Clock } from '#core/time/clock'
import type { CustomerProfile } from '#plugins/users/services/customer_fields'
import type { ImportCustomers } from '#plugins/users/actions/customers/import_customers'
import type { ImportWrite } from '#core/import/import_undo'
import type { Origin } from '#core/audit/origin'
import type { SheetRow } from '#core/import/importer'
import type { Store, Transaction } from '#core/database/store'

/** Which undoing takes groups back: that of the rows of resources. */
const GROUPS = rowsKind({ id: 'users.groups' })

/** Addresses of one customer: what the form takes too. */
const MOST_ADDRESSES = 50

interface Group {
  id: number
  code: string
  name: string
}

/** What an undoing puts back. */
export interface FormerCustomer {
  profile: CustomerProfile
  groupId: number
  /** Ids of the addresses that were the default of each use. */
  defaults: Record<Use, number | null>
}

/** By what an undoing tells whether somebody changed the customer since. */
export interface ImportedMark {
  version: number
  addresses: number[]
}

interface Parts {
  store: Store
  clock: Clock
  write: ImportCustomers
  /** Groups by id. */
  groups: ReadonlyMap<number, Group>
  /** Makes a group; null: unknown ones refuse their rows. */
  makeGroup: ((trx: Transaction, name: string) => Promise<Group>) | null
  origin: Origin
  hasWords(key: string): boolean
  warnings: ImportProblem[]
}

/** Customers of files, found by their e-mail addresses. */
export class CustomerRecords implements RecordStore<StandingCustomer> {
  readonly warnings: ImportProblem[]
  readonly #groups: ReadonlyMap<string, Group>

  constructor(private readonly parts: Parts) {
    this.warnings = parts.warnings
    this.#groups = byName([...parts.groups.values()])
  }

  keyOf({ email = '' }: Cells): string {
    return foldEmail(email)
  }

  find(keys: readonly string[]): Promise<Map<string, StandingCustomer>> {
    return standingCustomers(this.parts.store.read, { emails: keys })
  }

  async read({ values }: SheetRow, standing: StandingCustomer | null): Promise<ReadRecord> {
    const merged = { ...standing?.cells, ...values, email: foldEmail(values.email ?? '') }
    const { value: profile, warnings } = await readProfile(merged, this.parts.hasWords)
    const left = new Set(warnings.map(({ column }) => snakeCase(column ?? '')))
    const cells: Record<string, string> = { ...profileCells(profile), group: this.#groupOf(merged) }
    try {
      checkBirthDate(profile.birthDate, this.parts.clock)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      warnings.push(refusedRow(null, error, 'birth_date'))
      left.add('birth_date')
    }
    // What cannot be used changes nothing.
    for (const name of left) cells[name] = standing?.cells[name] ?? ''
    for (const use of USES) {
      const { value, warnings: told } = await readAddress(use, { ...merged, ...cells }, this.parts.hasWords)
      // Those that stand are told by their values alone, whatever they are used for.
      const isKnown = value !== null && (standing?.addresses ?? []).some((one) => isSame(one, value))
      if (value && !isKnown) Object.assign(cells, cellsOfAddress(use, value))
      warnings.push(...(isBlank(use, values) ? [] : told))
    }
    const isFull = (standing?.addresses.length ?? 0) >= MOST_ADDRESSES
    if (isFull && addressesIn(cells, () => true).length > 0) throw tooManyAddresses({ most: MOST_ADDRESSES })
    return { cells, warnings }
  }

  async write(
    trx: Transaction,
    records: readonly RecordToWrite<StandingCustomer>[]
  ): Promise<(WrittenRecord | DomainError)[]> {
    const { groupOf, made } = await this.#settleGroups(trx, records)
    const customers = records.map(({ cells, standing, changed }) => {
      const profile = profileOf(cells)
      const isNew = (use: Use) => addressFields.some((field) => changed.has(addressColumn(use, field)))
      const addresses = addressesIn(cells, standing ? isNew : () => true)
      // The first address of a customer is the default for both uses.
      const [first] = addresses
      if (first && !standing?.addresses.length)
        Object.assign(first, { isBillingDefault: true, isDeliveryDefault: true })
      if (addresses.length > 1 && first) first.isDeliveryDefault = false
      return { profile, group: groupOf(cells.group ?? '', profile.kind), standing, addresses }
    })
    const outcomes = await this.parts.write.execute(trx, customers, this.parts.origin)
    const groupWrites = made.map(({ id, name }) => ({
      kind: GROUPS,
      thing: id,
      title: name,
      before: null,
      after: { version: 1 },
    }))
    return outcomes.map((outcome, at) => {
      if (outcome instanceof DomainError) return outcome
      const { standing, profile } = customers[at] as (typeof customers)[number]
      const { id, ...after } = outcome
      const title = standing?.title ?? personName(profile)
      const write: ImportWrite = {
        kind: 'users.customers',
        thing: id,
        title,
        before: standing && (formerOf(standing) satisfies FormerCustomer),
        after: after satisfies ImportedMark,
      }
      // Groups were made for the first one.
      return { writes: at === 0 ? [...groupWrites, write] : [write] }
    })
  }

  /** How many have no password yet: nobody's was taken over. */
  async finish(): Promise<ImportProblem[]> {
    const [row] = await this.parts.store.reader.all<{ count: number | string }>(
      'select count(*) as count from users_customers where password is null and erased_at is null and not is_suspended'
    )
    const count = Number(row?.count)
    return count === 0 ? [] : [refusedRow(null, customersWithoutPassword({ count }), null)]
  }

  /** The code of the group of a row, or the name of one to be made; empty: the one that takes new customers. */
  #groupOf({ group = '' }: Cells): string {
    const known = this.#groups.get(fold(group))
    if (group === '' || known) return known?.code ?? ''
    if (!this.parts.makeGroup || fold(group) === GUEST) throw groupUnknown({ group: group.slice(0, 60) }, 'group')
    return group.slice(0, 60)
  }

  /** Groups by what rows call them; those that the shop lacks are made. */
  async #settleGroups(trx: Transaction, records: readonly { cells: Cells }[]) {
    const rows = await queryRows<Group>(trx, 'select id, code, name from users_groups order by id')
    const known = new Map(byName(rows.map((group) => ({ ...group, id: Number(group.id) }))))
    const made: Group[] = []
    for (const name of new Set(records.map(({ cells: { group = '' } }) => group))) {
      if (name === '' || known.has(fold(name)) || !this.parts.makeGroup) continue
      const group = await this.parts.makeGroup(trx, name)
      known.set(fold(name), group)
      made.push(group)
    }
    const defaults = {
      individual: await defaultGroup(trx, 'individual'),
      professional: await defaultGroup(trx, 'professional'),
    }
    return { made, groupOf: (name: string, kind: CustomerKind) => known.get(fold(name)) ?? defaults[kind] }
  }
}

/** Groups that customers may belong to, by code and name. */
function byName(groups: readonly Group[]): ReadonlyMap<string, Group> {
  const own = groups.filter(({ code }) => code !== GUEST)
  return new Map([
    ...own.map((one) => [fold(one.name), one] as const),
    ...own.map((one) => [fold(one.code), one] as const),
  ])
}

function profileOf(cells: Cells): CustomerProfile {
  const values = profileFields.map((field) => [field, cells[snakeCase(field)] || null])
  return Object.fromEntries(values) as unknown as CustomerProfile
}

const isSame = (one: AddressForm, other: AddressForm) => addressFields.every((field) => one[field] === other[field])

const isBlank = (use: Use, values: Cells) => addressFields.every((field) => !values[addressColumn(use, field)])

/** The addresses of a row for the uses that it has news of. One that serves both stands once. */
function addressesIn(cells: Cells, isNew: (use: Use) => boolean): AddressForm[] {
  const found = USES.flatMap((use) => {
    if (!isNew(use) || !cells[addressColumn(use, 'street')]) return []
    const values = addressFields.map((field) => [field, cells[addressColumn(use, field)] || null])
    const uses = { isBillingDefault: use === 'billing', isDeliveryDefault: use === 'delivery' }
    return [{ ...(Object.fromEntries(values) as unknown as AddressForm), ...uses }]
  })
  const [billing, delivery] = found
  if (!billing || !delivery || !isSame(billing, delivery)) return found
  return [{ ...billing, isDeliveryDefault: true }]
}

function formerOf({ profile, group, addresses }: StandingCustomer): FormerCustomer {
  const [billing, delivery] = [addresses.find(isBilling)?.id ?? null, addresses.find(isDelivery)?.id ?? null]
  return { profile, groupId: group.id, defaults: { billing, delivery } }
}
