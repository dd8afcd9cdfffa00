import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'
import app from '@adonisjs/core/services/app'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { foldEmail } from '#core/database/fold_email'
import { Accounts, type Account } from '#plugins/users/services/accounts'
import { signInRefused, tooManySignIns } from '#plugins/users/errors'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import type { PersonKind } from '#core/identity/person'

export interface Credentials {
  kind: PersonKind
  email: string
  password: string
  /** IP address of the request. */
  address: string
}

/** Hash of a random password, checked for an unknown address so that it takes as long as a wrong password. */
let decoy: Promise<string> | null = null

/** Checks an address and a password, a limited number of times. */
@inject()
export class CheckCredentials {
  constructor(
    private readonly store: Store,
    private readonly limits: RateLimits
  ) {}

  /** @throws signInRefused, tooManySignIns */
  async execute({ kind, email, password, address }: Credentials): Promise<Account> {
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
    return account
  }

  #limit(name: string, key: string): Promise<void> {
    return takeOrRefuse(this.limits, name, key, tooManySignIns)
  }
}

async function passwordFits(account: Account | null, password: string): Promise<boolean> {
  decoy ??= hash.make(String(Math.random()))
  const fits = await hash.verify(account?.password ?? (await decoy), password)
  return fits && Boolean(account?.password)
}
