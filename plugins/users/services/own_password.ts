import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { passwordWrong, tooManyAttempts } from '#plugins/users/errors/account'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import type { PersonKind } from '#core/identity/person'

const PASSWORDS: Record<PersonKind, string> = {
  customer: 'select password from users_customers where id = ?',
  staff: 'select password from users_staff where id = ?',
}

/** Verifies the password of the signed-in person again, with a limit of attempts. */
@inject()
export class OwnPassword {
  constructor(
    private readonly store: Store,
    private readonly limits: RateLimits
  ) {}

  /** @throws passwordWrong, tooManyAttempts */
  async check(kind: PersonKind, id: number, password: string, field = 'current_password'): Promise<void> {
    const key = `${kind} ${id}`
    await takeOrRefuse(this.limits, 'users.own_password', key, tooManyAttempts)
    const row = await this.store.reader.first<{ password: string | null }>(PASSWORDS[kind], [id])
    if (!row?.password || !(await hash.verify(row.password, password))) throw passwordWrong({}, field)
    await this.limits.giveBack('users.own_password', key)
  }
}
