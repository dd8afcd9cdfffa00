import { inject } from '@adonisjs/core'
import encryption from '@adonisjs/core/services/encryption'
import { Queue } from '#core/jobs/queue'
import { RateLimits } from '#core/limits/rate_limits'
import { foldEmail } from '#core/database/fold_email'
import { tooManyAttempts } from '#plugins/users/errors/account'
import { takeOrRefuse } from '#plugins/users/services/limited'
import type { Locale } from '#core/i18n/locales'

/** An address for which somebody asked a link. */
export interface AskedReset {
  email: string
  locale: Locale
}

const PURPOSE = 'users.password_reset'

/**
 * Asks for a link to a new password. Whether there is such an account is found out by a job: nobody learns it from the
 * answer, nor from the time it takes.
 */
@inject()
export class AskPasswordReset {
  constructor(
    private readonly queue: Queue,
    private readonly limits: RateLimits
  ) {}

  /** @throws tooManyAttempts */
  async execute({ email: typed, locale }: AskedReset, address: string): Promise<void> {
    const email = foldEmail(typed)
    await takeOrRefuse(this.limits, 'users.password_reset_address', address, tooManyAttempts)
    await takeOrRefuse(this.limits, 'users.password_reset_account', email, tooManyAttempts)
    const asked: AskedReset = { email, locale }
    await this.queue.enqueue(null, 'users.send_reset_link', {
      sealed: encryption.encrypt(asked, { purpose: PURPOSE }),
    })
  }
}

/** What a job was asked; null when it was sealed with another key. */
export function unsealReset(sealed: unknown): AskedReset | null {
  return typeof sealed === 'string' ? encryption.decrypt<AskedReset>(sealed, PURPOSE) : null
}
