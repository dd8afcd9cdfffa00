import { groupsOf, rolesOf } from '#plugins/users/services/role_cache'
import { personName } from '#core/text/person_name'
import type { Locale } from '#core/i18n/locales'
import type { Person, PersonKind } from '#core/identity/person'
import type { Store } from '#core/database/store'

interface CustomerRow {
  id: number
  email: string
  password: string | null
  first_name: string
  last_name: string
  kind: 'individual' | 'professional'
  group_id: number
  is_suspended: number | boolean
  is_demo: number | boolean
  session_epoch: number
  locale: Locale | null
  email_verified_at: string | null
  vat_number: string | null
}

interface StaffRow {
  id: number
  email: string
  password: string
  name: string
  role_id: number
  is_suspended: number | boolean
  is_demo: number | boolean
  session_epoch: number
  locale: Locale | null
  two_factor_since: string | null
}

/** A customer behind a request. */
export interface CustomerPerson extends Person {
  kind: 'customer'
  customerKind: 'individual' | 'professional'
  groupId: number
  /** The language of their mails; null: that of the page they are on. */
  locale: Locale | null
  /** Whether the e-mail address is confirmed. */
  isEmailConfirmed: boolean
  /** Of their company, with the letters of its country. */
  vatNumber: string | null
}

/** A member of staff behind a request. */
export interface StaffPerson extends Person {
  kind: 'staff'
  role: string
  /** The language they chose; null: that of the address. */
  locale: Locale | null
}

/** An account with the hash of its password, for signing in. */
export interface Account {
  person: CustomerPerson | StaffPerson
  password: string | null
  /** A change of this number ends every sign-in of the account. */
  epoch: number
  /** A password alone does not let them in. */
  hasTwoFactor: boolean
}

const CUSTOMER = `select a.id, a.email, a.password, a.first_name, a.last_name, a.kind, a.group_id, a.is_suspended,
  a.is_demo, a.session_epoch, a.locale, a.email_verified_at, a.vat_number
  from users_customers a`
const STAFF = `select a.id, a.email, a.password, a.name, a.role_id, a.is_suspended, a.is_demo, a.session_epoch,
  a.locale, a.two_factor_since from users_staff a`

/** The account and its sign-in together: being signed in costs one statement a request. */
const BY_SIGN_IN: Record<PersonKind, string> = {
  customer: `${CUSTOMER} join users_sign_ins s on s.customer_id = a.id and s.epoch = a.session_epoch
    where s.digest = ? and s.ends_at > ?`,
  staff: `${STAFF} join users_sign_ins s on s.staff_id = a.id and s.epoch = a.session_epoch
    where s.digest = ? and s.ends_at > ?`,
}

const BY_EMAIL: Record<PersonKind, string> = {
  customer: `${CUSTOMER} where a.email = ?`,
  staff: `${STAFF} where a.email = ?`,
}

/** Finds accounts that may sign in. Demo accounts are included only in a demo shop. */
export class Accounts {
  constructor(
    private readonly store: Store,
    private readonly demo: boolean
  ) {}

  findByEmail(kind: PersonKind, email: string): Promise<Account | null> {
    return this.#find(kind, BY_EMAIL[kind], [email])
  }

  findStaff(id: number): Promise<Account | null> {
    return this.#staff(`${STAFF} where a.id = ?`, [id])
  }

  /** Those of some members of staff who may sign in. One statement. */
  async staffOf(ids: readonly number[]): Promise<StaffPerson[]> {
    const { read } = this.store
    const rows = await read.all<StaffRow>(`${STAFF} where a.id in ${read.ids} order by a.id`, ids)
    const roles = await rolesOf(this.store)
    return rows.filter((row) => this.#isOpen(row)).map((row) => staffPerson(row, roles))
  }

  /** The account behind a sign-in that has not ended. `now` is an instant. */
  findBySignIn(kind: PersonKind, digest: string, now: string): Promise<Account | null> {
    return this.#find(kind, BY_SIGN_IN[kind], [digest, now])
  }

  #find(kind: PersonKind, sql: string, bindings: string[]): Promise<Account | null> {
    return kind === 'customer' ? this.#customer(sql, bindings) : this.#staff(sql, bindings)
  }

  async #customer(sql: string, bindings: string[]): Promise<Account | null> {
    const row = await this.store.reader.first<CustomerRow>(sql, bindings)
    if (!row || !this.#isOpen(row)) return null
    const group = (await groupsOf(this.store)).get(Number(row.group_id))
    const role = group?.roleId ? (await rolesOf(this.store)).get(group.roleId) : null
    return {
      password: row.password,
      epoch: row.session_epoch,
      hasTwoFactor: false,
      person: {
        kind: 'customer',
        id: Number(row.id),
        name: personName({ firstName: row.first_name, lastName: row.last_name }),
        email: row.email,
        permissions: role?.permissions ?? new Set(),
        customerKind: row.kind,
        groupId: Number(row.group_id),
        locale: row.locale,
        isEmailConfirmed: row.email_verified_at !== null,
        vatNumber: row.vat_number,
      },
    }
  }

  async #staff(sql: string, bindings: (string | number)[]): Promise<Account | null> {
    const row = await this.store.reader.first<StaffRow>(sql, bindings)
    if (!row || !this.#isOpen(row)) return null
    return {
      password: row.password,
      epoch: row.session_epoch,
      hasTwoFactor: row.two_factor_since !== null,
      person: staffPerson(row, await rolesOf(this.store)),
    }
  }

  #isOpen(row: Pick<StaffRow, 'is_suspended' | 'is_demo'>): boolean {
    return !row.is_suspended && (!row.is_demo || this.demo)
  }
}

function staffPerson(row: StaffRow, roles: Awaited<ReturnType<typeof rolesOf>>): StaffPerson {
  const role = roles.get(Number(row.role_id))
  return {
    kind: 'staff',
    id: Number(row.id),
    name: row.name,
    email: row.email,
    permissions: role?.permissions ?? new Set(),
    role: role?.name ?? '',
    locale: row.locale,
  }
}
