import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { passwordWrong, tooManyAttempts } from '#plugins/users/errors/account'
import { takeOrRefuse } from '#plugins/users/services/limited'

/** Asks whoever is signed in for their password again, a limited number of times. */
@inject()
export class OwnPassword {
  constructor(
    private readonly store: Store,
    private readonly limits: RateLimits
  ) {}

  /** @throws passwordWrong, tooManyAttempts */
  async check(staffId: number, password: string, field = 'current_password'): Promise<void> {
    const key = String(staffId)
    await takeOrRefuse(this.limits, 'users.own_password', key, tooManyAttempts)
    const row = await this.store.reader.first<{ password: string }>('select password from users_staff where id = ?', [
      staffId,
    ])
    if (!row || !(await hash.verify(row.password, password))) throw passwordWrong({}, field)
    await this.limits.giveBack('users.own_password', key)
  }
}
