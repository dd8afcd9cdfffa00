import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import encryption from '@adonisjs/core/services/encryption'
import { Clock } from '#core/time/clock'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { tooManySignIns } from '#plugins/users/errors'
import { codeWrong, secondStepOver } from '#plugins/users/errors/account'
import { Accounts, type Account, type StaffPerson } from '#plugins/users/services/accounts'
import { BeginSignIn, type Arrival } from '#plugins/users/services/begin_sign_in'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import { totpStep } from '#plugins/users/services/totp'
import { useRecoveryCode } from '#plugins/users/services/recovery_codes'
import type { PendingSignIn } from '#plugins/users/actions/account/sign_in_staff'
import type { SignedInPerson } from '#core/identity/person'

const USE_STEP = `update users_staff set two_factor_step = ? where id = ? and two_factor_since is not null
  and (two_factor_step is null or two_factor_step < ?) returning id`

/** The second step of a staff sign-in: a code of the device, or a recovery code. Each code works once. */
@inject()
export class FinishSignIn {
  constructor(
    private readonly store: Store,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly begin: BeginSignIn
  ) {}

  /** @throws secondStepOver, codeWrong, tooManySignIns */
  async execute(
    pending: PendingSignIn | null,
    code: string,
    arrival: Omit<Arrival, 'remember'>
  ): Promise<SignedInPerson & StaffPerson> {
    if (!pending || pending.until <= this.clock.iso()) throw secondStepOver()
    const key = String(pending.staffId)
    await takeOrRefuse(this.limits, 'users.sign_in_address', arrival.address, tooManySignIns)
    await takeOrRefuse(this.limits, 'users.second_step', key, tooManySignIns)
    const account = await this.#account(pending)
    if (!(await this.#isTheirs(account, code))) throw codeWrong({}, 'code')
    await this.limits.giveBack('users.second_step', key)
    const person = await this.begin.execute(account, { ...arrival, remember: pending.remember })
    return person as SignedInPerson & StaffPerson
  }

  async #account({ staffId, epoch }: PendingSignIn): Promise<Account> {
    const accounts = new Accounts(this.store, app.config.get<boolean>('cellier.demo', false))
    const account = await accounts.findStaff(staffId)
    if (!account?.hasTwoFactor || account.epoch !== epoch) throw secondStepOver()
    return account
  }

  async #isTheirs({ person: { id } }: Account, code: string): Promise<boolean> {
    const row = await this.store.reader.first<{ two_factor_secret: string | null }>(
      'select two_factor_secret from users_staff where id = ?',
      [id]
    )
    const secret = row?.two_factor_secret ? encryption.decrypt<string>(row.two_factor_secret) : null
    const step = secret ? totpStep(secret, code, this.clock.epoch()) : null
    return this.store.transaction(async (trx) => {
      if (step === null) return useRecoveryCode(trx, id, code, this.clock.iso())
      return (await queryRows(trx, USE_STEP, [step, id, step])).length > 0
    })
  }
}
