import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'
import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { RateLimits } from '#core/limits/rate_limits'
import { foldEmail } from '#core/database/fold_email'
import { DomainError } from '#core/errors/domain_error'
import { Accounts, type Account } from '#plugins/users/services/accounts'
import { beginSignIn } from '#plugins/users/services/sign_ins'
import { signInRefused, tooManySignIns } from '#plugins/users/errors'
import type { PersonKind, SignedInPerson } from '#core/identity/person'

export interface Credentials {
  kind: PersonKind
  email: string
  password: string
  /** Network address of whoever asks. */
  address: string
  /** For weeks instead of a day at work. */
  remember: boolean
}

/** How long a sign-in lasts, in seconds: without and with "remember me". */
const LASTS = { brief: 12 * 3600, remembered: 90 * 24 * 3600 }

/** Hash of nothing anybody knows: an unknown address takes as long as a wrong password. */
let decoy: Promise<string> | null = null

/** Checks an address and a password, a limited number of times, and begins a sign-in. Opens no session. */
@inject()
export class SignIn {
  constructor(
    private readonly store: Store,
    private readonly limits: RateLimits,
    private readonly clock: Clock
  ) {}

  /** @throws signInRefused, tooManySignIns */
  async execute({ kind, email, password, address, remember }: Credentials): Promise<SignedInPerson> {
    const folded = foldEmail(email)
    await this.#limit('users.sign_in_address', address)
    const failures = [
      ['users.sign_in_account', `${kind} ${folded} ${address}`],
      ['users.sign_in_account_anywhere', `${kind} ${folded}`],
    ] as const
    for (const [name, key] of failures) await this.#limit(name, key)
    const accounts = new Accounts(this.store, app.config.get<boolean>('cellier.demo', false))
    const account = await accounts.findByEmail(kind, folded)
    if (!(await passwordFits(account, password)) || !account) throw signInRefused()
    for (const [name, key] of failures) await this.limits.giveBack(name, key)
    const signIn = await this.#begin(account, password, remember ? LASTS.remembered : LASTS.brief)
    return { ...account.person, signIn }
  }

  async #limit(name: string, key: string): Promise<void> {
    try {
      await this.limits.take(name, key)
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind.status !== 429) throw error
      throw tooManySignIns(error.parameters, undefined, error.meta)
    }
  }

  /** Begins the sign-in, keeps when they came in, and renews a hash that today's settings would make stronger. */
  async #begin(account: Account, password: string, seconds: number): Promise<string> {
    const { person, password: stored } = account
    const table = person.kind === 'customer' ? 'users_customers' : 'users_staff'
    const renewed = stored && hash.needsReHash(stored) ? { password: await hash.make(password) } : {}
    return this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      await trx
        .from(table)
        .where({ id: person.id, session_epoch: account.epoch })
        .update({ last_signed_in_at: now, ...renewed })
      return beginSignIn(trx, account, { now, until: this.clock.isoIn(seconds) })
    })
  }
}

async function passwordFits(account: Account | null, password: string): Promise<boolean> {
  decoy ??= hash.make(String(Math.random()))
  const fits = await hash.verify(account?.password ?? (await decoy), password)
  return fits && Boolean(account?.password)
}
