import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { digestOf } from '#plugins/users/services/sign_ins'

/** Where somebody is signed in. */
export interface ListedSignIn {
  /** Names it to end it; it opens nothing. */
  id: string
  address: string | null
  agent: string | null
  createdAt: string
  endsAt: string
  /** The one that asks. */
  isCurrent: boolean
}

interface Row {
  digest: string
  address: string | null
  agent: string | null
  created_at: string
  ends_at: string
}

const SIGN_INS = `select i.digest, i.address, i.agent, i.created_at, i.ends_at from users_sign_ins i
  join users_staff s on s.id = i.staff_id and s.session_epoch = i.epoch
  where i.staff_id = ? and i.ends_at > ? order by i.created_at desc, i.digest`

/** The sign-ins of a member of staff that have not ended, newest first. */
@inject()
export class ListSignIns {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  async execute(staffId: number, current: string): Promise<ListedSignIn[]> {
    const rows = await this.store.reader.all<Row>(SIGN_INS, [staffId, this.clock.iso()])
    const own = digestOf(current)
    return rows.map(({ digest, address, agent, created_at: createdAt, ends_at: endsAt }) => ({
      ...{ id: digest, address, agent, createdAt, endsAt },
      isCurrent: digest === own,
    }))
  }
}
