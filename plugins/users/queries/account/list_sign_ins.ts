import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { digestOf } from '#plugins/users/services/sign_ins'
import type { PersonKind } from '#core/identity/person'

/** The sign-ins of a person. */
export interface ListedSignIn {
  /** Names it to end it; it opens nothing. */
  id: string
  address: string | null
  agent: string | null
  createdAt: string
  endsAt: string
  /** Whether it is the current one. */
  isCurrent: boolean
}

interface Row {
  digest: string
  address: string | null
  agent: string | null
  created_at: string
  ends_at: string
}

const COLUMNS = 'select i.digest, i.address, i.agent, i.created_at, i.ends_at from users_sign_ins i'
const ORDER = 'order by i.created_at desc, i.digest'

const SIGN_INS: Record<PersonKind, string> = {
  customer: `${COLUMNS} join users_customers c on c.id = i.customer_id and c.session_epoch = i.epoch
    where i.customer_id = ? and i.ends_at > ? ${ORDER}`,
  staff: `${COLUMNS} join users_staff s on s.id = i.staff_id and s.session_epoch = i.epoch
    where i.staff_id = ? and i.ends_at > ? ${ORDER}`,
}

/** The sign-ins of a person that have not ended, newest first. */
@inject()
export class ListSignIns {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  async execute(kind: PersonKind, id: number, current: string): Promise<ListedSignIn[]> {
    const rows = await this.store.reader.all<Row>(SIGN_INS[kind], [id, this.clock.iso()])
    const own = digestOf(current)
    return rows.map(({ digest, address, agent, created_at: createdAt, ends_at: endsAt }) => ({
      id: digest,
      address,
      agent,
      createdAt,
      endsAt,
      isCurrent: digest === own,
    }))
  }
}
