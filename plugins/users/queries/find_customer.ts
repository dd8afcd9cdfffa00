import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import type { Locale } from '#core/i18n/locales'
import type { CustomerKind } from '#plugins/users/models/customer'

/** What other plugins may know of a customer. */
export interface CustomerRecord {
  id: number
  email: string
  kind: CustomerKind
  firstName: string
  lastName: string
  /** Name of their company: a professional's corporate name. */
  company: string | null
  /** SIRET, fourteen digits. */
  registrationNumber: string | null
  /** With the letters of its country. */
  vatNumber: string | null
  /** With its country code. */
  phone: string | null
  /** `1980-12-31` */
  birthDate: string | null
  groupId: number
  /** Language of their mails; null: they never chose. */
  locale: Locale | null
  /** Whether the e-mail address is confirmed. */
  isEmailConfirmed: boolean
  /** They can neither sign in nor order. */
  isSuspended: boolean
}

interface Row {
  id: number | string
  email: string
  kind: CustomerKind
  first_name: string
  last_name: string
  company: string | null
  registration_number: string | null
  vat_number: string | null
  phone: string | null
  birth_date: string | null
  group_id: number | string
  locale: Locale | null
  email_verified_at: string | null
  is_suspended: number | boolean
}

const FIND = `select id, email, kind, first_name, last_name, coalesce(corporate_name, company) as company,
  registration_number, vat_number, phone, birth_date, group_id, locale, email_verified_at, is_suspended
  from users_customers where erased_at is null`

/** Finds customers by number, for the plugins that serve them. */
@inject()
export class FindCustomer {
  constructor(private readonly store: Store) {}

  /** Null: there is none of that number, or their data were erased. */
  async execute(id: number): Promise<CustomerRecord | null> {
    const row = await this.store.reader.first<Row>(`${FIND} and id = ?`, [id])
    return row && recordOf(row)
  }

  /** Several at once, by number; those who are not there are left out. */
  async many(ids: readonly number[]): Promise<Map<number, CustomerRecord>> {
    if (ids.length === 0) return new Map()
    const marks = ids.map(() => '?').join(', ')
    const rows = await this.store.reader.all<Row>(`${FIND} and id in (${marks})`, [...ids])
    return new Map(rows.map((row) => [Number(row.id), recordOf(row)]))
  }
}

function recordOf(row: Row): CustomerRecord {
  return {
    id: Number(row.id),
    email: row.email,
    kind: row.kind,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    registrationNumber: row.registration_number,
    vatNumber: row.vat_number,
    phone: row.phone,
    birthDate: row.birth_date,
    groupId: Number(row.group_id),
    locale: row.locale,
    isEmailConfirmed: row.email_verified_at !== null,
    isSuspended: Boolean(row.is_suspended),
  }
}
