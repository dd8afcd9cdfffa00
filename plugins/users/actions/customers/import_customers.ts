import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { customerTexts } from '#plugins/users/services/customer_texts'
import { emailTaken } from '#plugins/users/errors'
import { fieldChanges } from '#core/audit/field_changes'
import { insertReturning } from '#core/database/insert_rows'
import { staleWrite } from '#core/errors/stale'
import { Statements } from '#core/database/statements'
import { auditedAddress, type AddressForm } from '#plugins/users/services/address_fields'
import { auditedCustomer, type CustomerProfile } from '#plugins/users/services/customer_fields'
import type { Address } from '#plugins/users/models/address'
import type { Customer } from '#plugins/users/models/customer'
import type { DomainError } from '#core/errors/domain_error'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

type Group = { id: number; code: string }

/** A customer as a file has them, and as the shop has them. */
export interface ImportedCustomer {
  /** The address is folded. */
  profile: CustomerProfile
  group: Group
  /** Null: they are new. */
  standing: { id: number; version: number; profile: CustomerProfile; group: Group } | null
  /** Addresses to be added. They take over the uses that they are the default of. */
  addresses: readonly AddressForm[]
}

export interface KeptCustomer {
  id: number
  version: number
  /** Ids of the addresses that were added. */
  addresses: number[]
}

type Outcome = KeptCustomer | DomainError

const COLUMNS = {
  kind: 'text',
  first_name: 'text',
  last_name: 'text',
  gender: 'text',
  birth_date: 'text',
  phone: 'text',
  company: 'text',
  corporate_name: 'text',
  trade_name: 'text',
  registration_number: 'text',
  vat_number: 'text',
  website: 'text',
  locale: 'text',
  group_id: 'bigint',
  sort_name: 'text',
  search_text: 'text',
} as const

/** Creates and changes many customers of a file, by a fixed number of statements. New ones have no password. */
@inject()
export class ImportCustomers {
  constructor(
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** What became of each: emailTaken or staleWrite where somebody wrote the same customer meanwhile. */
  async execute(trx: Transaction, customers: readonly ImportedCustomer[], origin: Origin): Promise<Outcome[]> {
    const outcomes = new Map<ImportedCustomer, Outcome>()
    const [fresh, known] = [customers.filter(({ standing }) => !standing), customers.filter(({ standing }) => standing)]
    await this.#create(trx, fresh, outcomes)
    await this.#change(trx, known, outcomes)
    const written = customers.flatMap((customer) => {
      const kept = outcomes.get(customer)
      return kept && 'addresses' in kept ? [{ customer, kept }] : []
    })
    await this.#addAddresses(trx, written)
    const entries = written.map(({ customer, kept }) => ({
      subject: 'users.customers',
      subjectId: String(kept.id),
      action: customer.standing ? ('updated' as const) : ('created' as const),
      changes: changesOf(customer, kept),
    }))
    await this.audit.record(trx, origin, ...entries)
    return customers.map((customer) => outcomes.get(customer) as Outcome)
  }

  async #create(trx: Transaction, fresh: readonly ImportedCustomer[], outcomes: Map<ImportedCustomer, Outcome>) {
    const now = this.clock.iso()
    const rows = fresh.map((customer) => ({
      email: customer.profile.email,
      ...rowOf(customer),
      created_at: now,
      updated_at: now,
    }))
    const tail = 'on conflict (email) do nothing returning id, email'
    const made = await insertReturning<{ id: number; email: string }>(trx, 'users_customers', rows, tail)
    const ids = new Map(made.map(({ id, email }) => [email, Number(id)]))
    for (const customer of fresh) {
      const id = ids.get(customer.profile.email)
      outcomes.set(customer, id === undefined ? emailTaken({}, 'email') : { id, version: 1, addresses: [] })
    }
  }

  async #change(trx: Transaction, known: readonly ImportedCustomer[], outcomes: Map<ImportedCustomer, Outcome>) {
    const db = new Statements(trx)
    const now = this.clock.iso()
    const rows = known.map((customer) => {
      const { id = 0, version = 0 } = customer.standing ?? {}
      return { id, version, ...rowOf(customer), updated_at: now }
    })
    const set = [...Object.keys(COLUMNS), 'updated_at'].map((name) => `${name} = r.${name}`)
    const changed = await db.run<{ id: number }>(
      `update users_customers set ${set.join(', ')}, version = users_customers.version + 1
       from ${db.rows({ id: 'bigint', version: 'bigint', ...COLUMNS, updated_at: 'instant' })}
       where users_customers.id = r.id and users_customers.version = r.version and erased_at is null
       returning users_customers.id as id`,
      rows
    )
    const ids = new Set(changed.map(({ id }) => Number(id)))
    for (const customer of known) {
      const { id = 0, version = 0 } = customer.standing ?? {}
      outcomes.set(customer, ids.has(id) ? { id, version: version + 1, addresses: [] } : staleWrite({}))
    }
  }

  /** Former defaults are none any more. */
  async #addAddresses(
    trx: Transaction,
    written: readonly { customer: ImportedCustomer; kept: KeptCustomer }[]
  ): Promise<void> {
    const db = new Statements(trx)
    const now = this.clock.iso()
    const added = written.flatMap(({ customer: { addresses }, kept }) => addresses.map((form) => ({ kept, form })))
    for (const [column, use] of [
      ['is_billing_default', 'isBillingDefault'],
      ['is_delivery_default', 'isDeliveryDefault'],
    ] as const) {
      const taking = added.filter(({ form }) => form[use]).map(({ kept }) => kept.id)
      await db.run(
        `update users_addresses set ${column} = false, version = version + 1
         where customer_id in ${db.ids} and ${column} returning id`,
        taking
      )
    }
    const rows = added.map(({ kept, form }) => ({
      customer_id: kept.id,
      first_name: form.firstName,
      last_name: form.lastName,
      company: form.company,
      street: form.street,
      additional: form.additional,
      postcode: form.postcode,
      city: form.city,
      state: form.state,
      country: form.country,
      phone: form.phone,
      is_billing_default: form.isBillingDefault,
      is_delivery_default: form.isDeliveryDefault,
      created_at: now,
      updated_at: now,
    }))
    const made = await insertReturning<{ id: number }>(trx, 'users_addresses', rows, 'returning id')
    // They are numbered in the order of the values. No database promises the order in which they come back.
    const ids = made.map(({ id }) => Number(id)).sort((one, other) => one - other)
    for (const [at, { kept }] of added.entries()) kept.addresses.push(ids[at] as number)
  }
}

function rowOf({ profile, group }: ImportedCustomer) {
  const { sortName, searchText } = customerTexts(profile)
  return {
    kind: profile.kind,
    first_name: profile.firstName,
    last_name: profile.lastName,
    gender: profile.gender,
    birth_date: profile.birthDate,
    phone: profile.phone,
    company: profile.company,
    corporate_name: profile.corporateName,
    trade_name: profile.tradeName,
    registration_number: profile.registrationNumber,
    vat_number: profile.vatNumber,
    website: profile.website,
    locale: profile.locale,
    group_id: group.id,
    sort_name: sortName,
    search_text: searchText,
  } satisfies Record<keyof typeof COLUMNS, string | number | null>
}

/** For the audit log. */
function changesOf({ profile, group, standing, addresses }: ImportedCustomer, kept: KeptCustomer) {
  const said = (of: CustomerProfile, code: string) => auditedCustomer(of as Customer, code)
  const before = standing ? said(standing.profile, standing.group.code) : { isSuspended: false }
  const added = addresses.map((form, at) => auditedAddress({ ...form, id: kept.addresses[at] } as Address))
  return fieldChanges(before, Object.assign(said(profile, group.code), ...added) as Record<string, unknown>)
}
