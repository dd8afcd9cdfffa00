import { inject } from '@adonisjs/core'
import encryption from '@adonisjs/core/services/encryption'
import app from '@adonisjs/core/services/app'
import { Queue } from '#core/jobs/queue'
import { RateLimits } from '#core/limits/rate_limits'
import { Store } from '#core/database/store'
import { foldEmail } from '#core/database/fold_email'
import { Accounts } from '#plugins/users/services/accounts'
import { emailUnknown, tooManyAttempts } from '#plugins/users/errors/account'
import { takeOrRefuse } from '#core/limits/take_or_refuse'
import type { Locale } from '#core/i18n/locales'
import type { PersonKind } from '#core/identity/person'

/** An address for which somebody asked a link. */
export interface AskedReset {
  kind: PersonKind
  email: string
  locale: Locale
}

const PURPOSE = 'users.password_reset'

/**
 * Asks for a link to a new password. Whether there is such an account of staff is found out by a job: nobody learns it
 * from the answer, nor from the time it takes. Customers are told when theirs is another address, as they are when they
 * register with one that is taken.
 */
@inject()
export class AskPasswordReset {
  constructor(
    private readonly store: Store,
    private readonly queue: Queue,
    private readonly limits: RateLimits
  ) {}

  /** @throws tooManyAttempts, emailUnknown */
  async execute({ kind, email: typed, locale }: AskedReset, address: string): Promise<void> {
    const email = foldEmail(typed)
    await takeOrRefuse(this.limits, 'users.password_reset_address', address, tooManyAttempts)
    if (kind === 'customer') await this.#mustBeKnown(email)
    await takeOrRefuse(this.limits, 'users.password_reset_account', `${kind} ${email}`, tooManyAttempts)
    const asked: AskedReset = { kind, email, locale }
    await this.queue.enqueue(null, 'users.send_reset_link', {
      sealed: encryption.encrypt(asked, { purpose: PURPOSE }),
    })
  }

  async #mustBeKnown(email: string): Promise<void> {
    const accounts = new Accounts(this.store, app.config.get<boolean>('cellier.demo', false))
    if (!(await accounts.findByEmail('customer', email))) throw emailUnknown({}, 'email')
  }
}

/** What a job was asked; null when it was sealed with another key. */
export function unsealReset(sealed: unknown): AskedReset | null {
  return typeof sealed === 'string' ? encryption.decrypt<AskedReset>(sealed, PURPOSE) : null
}
