import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { unauthorised } from '#core/identity/errors'
import { personName } from '#core/text/person_name'
import type { CustomerKind } from '#plugins/users/models/customer'

/** A customer's account as its frame shows it. */
export interface AccountState {
  name: string
  firstName: string
  lastName: string
  email: string
  kind: CustomerKind
  isEmailConfirmed: boolean
  /** The requested new address that is not confirmed yet. */
  pendingEmail: string | null
}

interface Row {
  first_name: string
  last_name: string
  email: string
  kind: CustomerKind
  email_verified_at: string | null
  pending_email: string | null
}

const ACCOUNT = `select first_name, last_name, email, kind, email_verified_at,
  (select min(l.email) from users_email_links l where l.customer_id = c.id and l.email <> c.email
    and l.used_at is null and l.ends_at > ?) as pending_email
  from users_customers c where id = ?`

/** Reads the data of the frame of every account page. */
@inject()
export class FindAccount {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** @throws unauthorised when the account has just gone */
  async execute(id: number): Promise<AccountState> {
    const row = await this.store.reader.first<Row>(ACCOUNT, [this.clock.iso(), id])
    if (!row) throw unauthorised()
    return {
      name: personName({ firstName: row.first_name, lastName: row.last_name }),
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      kind: row.kind,
      isEmailConfirmed: row.email_verified_at !== null,
      pendingEmail: row.pending_email,
    }
  }
}
