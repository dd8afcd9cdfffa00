import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { beginSignIn } from '#plugins/users/services/sign_ins'
import type { Account } from '#plugins/users/services/accounts'
import type { SignedInPerson } from '#core/identity/person'

/** The network address and the lifetime of a sign-in. */
export interface Arrival {
  /** IP address of the request. */
  address: string
  /** Their browser, as it calls itself. */
  agent?: string | null | undefined
  /** For weeks instead of a day at work. */
  remember: boolean
}

/** How long a sign-in lasts, in seconds: without and with "remember me". */
const LASTS = { brief: 12 * 3600, remembered: 90 * 24 * 3600 }

/** Begins the sign-in of an account that has proved itself. Opens no session. */
@inject()
export class BeginSignIn {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** With the password, its hash is renewed when today's settings would make a stronger one. */
  async execute(account: Account, arrival: Arrival, password?: string): Promise<SignedInPerson> {
    const { person, password: stored } = account
    const table = person.kind === 'customer' ? 'users_customers' : 'users_staff'
    const isWeak = password !== undefined && stored !== null && hash.needsReHash(stored)
    const renewed = isWeak ? { password: await hash.make(password) } : {}
    const { address, agent = null, remember } = arrival
    const signIn = await this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      await trx
        .from(table)
        .where({ id: person.id, session_epoch: account.epoch })
        .update({ last_signed_in_at: now, ...renewed })
      const until = this.clock.isoIn(remember ? LASTS.remembered : LASTS.brief)
      return beginSignIn(trx, account, { now, until, address, agent })
    })
    return { ...person, signIn }
  }
}
