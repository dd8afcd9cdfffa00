import { inject } from '@adonisjs/core'
import encryption from '@adonisjs/core/services/encryption'
import { AuditLog, type AuditEntry } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { RateLimits } from '#core/limits/rate_limits'
import { Store, type Transaction } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { OwnPassword } from '#plugins/users/services/own_password'
import { codeWrong, tooManyAttempts, twoFactorOff, twoFactorOn } from '#plugins/users/errors/account'
import { newTotpSecret, totpStep } from '#plugins/users/services/totp'
import { renewRecoveryCodes } from '#plugins/users/services/recovery_codes'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import type { Origin } from '#core/audit/origin'

interface Row {
  two_factor_secret: string | null
  two_factor_since: string | null
}

const READ = 'select two_factor_secret, two_factor_since from users_staff where id = ?'

const BEGIN = 'update users_staff set two_factor_secret = ? where id = ? and two_factor_since is null returning id'

const CONFIRM = `update users_staff set two_factor_since = ?, two_factor_step = ?, version = version + 1
  where id = ? and two_factor_since is null and two_factor_secret = ? returning id`

const END = `update users_staff set two_factor_secret = null, two_factor_since = null, two_factor_step = null,
  version = version + 1 where id = ? and two_factor_since is not null returning id`

/** One's own second step at signing in: begun with the password, proven with a code, ended with the password. */
@inject()
export class SetTwoFactor {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly limits: RateLimits,
    private readonly own: OwnPassword
  ) {}

  /** Returns the secret for the device. Sign-in does not require a code yet. @throws passwordWrong, twoFactorOn */
  async begin(id: number, password: string): Promise<string> {
    await this.own.check('staff', id, password)
    const secret = newTotpSecret()
    const sealed = encryption.encrypt(secret)
    const begun = await this.store.transaction((trx) => queryRows(trx, BEGIN, [sealed, id]))
    if (begun.length === 0) throw twoFactorOn()
    return secret
  }

  /** Gives the codes of recovery, this once. @throws twoFactorOff, twoFactorOn, codeWrong, tooManyAttempts */
  async confirm(id: number, code: string, origin: Origin): Promise<string[]> {
    await takeOrRefuse(this.limits, 'users.second_step', String(id), tooManyAttempts)
    const row = await this.store.reader.first<Row>(READ, [id])
    if (row?.two_factor_since) throw twoFactorOn()
    const sealed = row?.two_factor_secret
    const secret = sealed ? encryption.decrypt<string>(sealed) : null
    if (!sealed || !secret) throw twoFactorOff()
    const step = totpStep(secret, code, this.clock.epoch())
    if (step === null) throw codeWrong({}, 'code')
    await this.limits.giveBack('users.second_step', String(id))
    return this.store.transaction(async (trx) => {
      const confirmed = await queryRows(trx, CONFIRM, [this.clock.iso(), step, id, sealed])
      if (confirmed.length === 0) throw twoFactorOn()
      await this.#tell(trx, id, { hasTwoFactor: [false, true] }, origin)
      return renewRecoveryCodes(trx, id)
    })
  }

  /** @throws passwordWrong, twoFactorOff */
  async end(id: number, password: string, origin: Origin): Promise<void> {
    await this.own.check('staff', id, password)
    await this.store.transaction(async (trx) => {
      if ((await queryRows(trx, END, [id])).length === 0) throw twoFactorOff()
      await trx.from('users_recovery_codes').where('staff_id', id).delete()
      await this.#tell(trx, id, { hasTwoFactor: [true, false] }, origin)
    })
  }

  /** New codes of recovery in place of the former. @throws passwordWrong, twoFactorOff */
  async renewCodes(id: number, password: string, origin: Origin): Promise<string[]> {
    await this.own.check('staff', id, password)
    const row = await this.store.reader.first<Row>(READ, [id])
    if (!row?.two_factor_since) throw twoFactorOff()
    return this.store.transaction(async (trx) => {
      await this.#tell(trx, id, { recovery_codes_renewed: [null, true] }, origin)
      return renewRecoveryCodes(trx, id)
    })
  }

  #tell(trx: Transaction, id: number, changes: AuditEntry['changes'], origin: Origin): Promise<void> {
    return this.audit.record(trx, origin, { subject: 'users.staff', subjectId: String(id), action: 'updated', changes })
  }
}
