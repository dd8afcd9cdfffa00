import { groupsOf, rolesOf } from '#plugins/users/services/roles_in_memory'
import type { PersonKind, SignedInPerson } from '#core/identity/person'
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
}

/** A customer behind a request. */
export interface CustomerPerson extends SignedInPerson {
  kind: 'customer'
  customerKind: 'individual' | 'professional'
  groupId: number
}

/** A member of staff behind a request. */
export interface StaffPerson extends SignedInPerson {
  kind: 'staff'
  role: string
}

/** An account with the hash of its password, for signing in. */
export interface Account {
  person: CustomerPerson | StaffPerson
  password: string | null
}

type By = 'id' | 'email'

const CUSTOMER = `select id, email, password, first_name, last_name, kind, group_id, is_suspended,
  is_demo, session_epoch from users_customers where`
const STAFF = `select id, email, password, name, role_id, is_suspended, is_demo, session_epoch
  from users_staff where`

const SQL: Record<PersonKind, Record<By, string>> = {
  customer: { id: `${CUSTOMER} id = ?`, email: `${CUSTOMER} email = ?` },
  staff: { id: `${STAFF} id = ?`, email: `${STAFF} email = ?` },
}

/** Finds accounts that may come in; the demo shop's accounts only where the demo shop is open. */
export class Accounts {
  constructor(
    private readonly store: Store,
    private readonly demo: boolean
  ) {}

  find(kind: PersonKind, by: By, value: number | string): Promise<Account | null> {
    const sql = SQL[kind][by]
    return kind === 'customer' ? this.#customer(sql, value) : this.#staff(sql, value)
  }

  async #customer(sql: string, value: number | string): Promise<Account | null> {
    const row = await this.store.reader.first<CustomerRow>(sql, [value])
    if (!row || row.is_suspended || (row.is_demo && !this.demo)) return null
    const group = (await groupsOf(this.store)).get(Number(row.group_id))
    const role = group?.roleId ? (await rolesOf(this.store)).get(group.roleId) : null
    return {
      password: row.password,
      person: {
        kind: 'customer',
        id: Number(row.id),
        name: `${row.first_name} ${row.last_name}`.trim(),
        email: row.email,
        permissions: role?.permissions ?? new Set(),
        epoch: row.session_epoch,
        customerKind: row.kind,
        groupId: Number(row.group_id),
      },
    }
  }

  async #staff(sql: string, value: number | string): Promise<Account | null> {
    const row = await this.store.reader.first<StaffRow>(sql, [value])
    if (!row || row.is_suspended || (row.is_demo && !this.demo)) return null
    const role = (await rolesOf(this.store)).get(Number(row.role_id))
    return {
      password: row.password,
      person: {
        kind: 'staff',
        id: Number(row.id),
        name: row.name,
        email: row.email,
        permissions: role?.permissions ?? new Set(),
        epoch: row.session_epoch,
        role: role?.name ?? '',
      },
    }
  }
}
