import { queryRows } from '#core/database/query_rows'
import { staffUnknown } from '#plugins/users/errors/staff'
import type { Locale } from '#core/i18n/locales'
import type { Reader } from '#core/database/reader'
import type { Transaction } from '#core/database/store'

/** A member of staff as the form shows them. */
export interface StaffState {
  id: number
  name: string
  email: string
  roleId: number
  roleName: string
  locale: Locale | null
  isSuspended: boolean
  hasTwoFactor: boolean
  lastSignedInAt: string | null
  createdAt: string
  version: number
}

interface StaffRow {
  id: number
  name: string
  email: string
  role_id: number
  role_name: string
  locale: Locale | null
  is_suspended: number | boolean
  two_factor_since: string | null
  last_signed_in_at: string | null
  created_at: string
  version: number
}

const STAFF = `select s.id, s.name, s.email, s.role_id, r.name as role_name, s.locale, s.is_suspended,
    s.two_factor_since, s.last_signed_in_at, s.created_at, s.version
  from users_staff s join users_roles r on r.id = s.role_id where s.id = ?`

/** Inside the transaction that writes. @throws staffUnknown */
export async function staffOf(trx: Transaction, id: number): Promise<StaffState> {
  const [row] = await queryRows<StaffRow>(trx, STAFF, [id])
  return stateOf(row)
}

/** @throws staffUnknown */
export async function readStaff(reader: Reader, id: number): Promise<StaffState> {
  return stateOf(await reader.first<StaffRow>(STAFF, [id]))
}

/** The fields that the audit log compares. */
export function auditedStaff({ name, email, roleName, locale, isSuspended }: StaffState) {
  return { name, email, role: roleName, locale, isSuspended }
}

function stateOf(row: StaffRow | null | undefined): StaffState {
  if (!row) throw staffUnknown()
  return {
    id: Number(row.id),
    name: row.name,
    email: row.email,
    roleId: Number(row.role_id),
    roleName: row.role_name,
    locale: row.locale,
    isSuspended: Boolean(row.is_suspended),
    hasTwoFactor: row.two_factor_since !== null,
    lastSignedInAt: row.last_signed_in_at,
    createdAt: row.created_at,
    version: Number(row.version),
  }
}
