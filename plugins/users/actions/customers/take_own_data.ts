import { inject } from '@adonisjs/core'
import { RateLimits } from '#core/limits/rate_limits'
import { PackPersonalData } from '#plugins/users/queries/pack_personal_data'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import { tooManyAttempts } from '#plugins/users/errors/account'
import type { Locale } from '#core/i18n/locales'

/** Gives a customer the file with everything that the shop knows about them. Reading, it writes nothing. */
@inject()
export class TakeOwnData {
  constructor(
    private readonly limits: RateLimits,
    private readonly pack: PackPersonalData
  ) {}

  /** Gives the bytes of a zip. @throws tooManyAttempts */
  async execute(id: number, locale: Locale): Promise<Buffer> {
    await takeOrRefuse(this.limits, 'users.own_data', String(id), tooManyAttempts)
    return this.pack.execute(id, locale)
  }
}
