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

/** The e-mail address that a link was requested for. */
export interface ResetRequest {
  kind: PersonKind
  email: string
  locale: Locale
  /** Code of the one that it was requested in. */
  channel: string
}

const PURPOSE = 'users.password_reset'

/**
 * Requests a link to set a new password. For staff, a job looks the account up, so that neither the response nor its
 * duration reveals whether it exists. Customers get an error for an unknown address, as they do when they register with
 * a taken one.
 */
@inject()
export class RequestPasswordReset {
  constructor(
    private readonly store: Store,
    private readonly queue: Queue,
    private readonly limits: RateLimits
  ) {}

  /** @throws tooManyAttempts, emailUnknown */
  async execute({ kind, email: typed, locale, channel }: ResetRequest, address: string): Promise<void> {
    const email = foldEmail(typed)
    await takeOrRefuse(this.limits, 'users.password_reset_address', address, tooManyAttempts)
    if (kind === 'customer') await this.#mustBeKnown(email)
    await takeOrRefuse(this.limits, 'users.password_reset_account', `${kind} ${email}`, tooManyAttempts)
    const request: ResetRequest = { kind, email, locale, channel }
    await this.queue.enqueue(null, 'users.send_reset_link', {
      sealed: encryption.encrypt(request, { purpose: PURPOSE }),
    })
  }

  async #mustBeKnown(email: string): Promise<void> {
    const accounts = new Accounts(this.store, app.config.get<boolean>('cellier.demo', false))
    if (!(await accounts.findByEmail('customer', email))) throw emailUnknown({}, 'email')
  }
}

/** The request in a job's payload; null when it was encrypted with another key. */
export function unsealReset(sealed: unknown): ResetRequest | null {
  return typeof sealed === 'string' ? encryption.decrypt<ResetRequest>(sealed, PURPOSE) : null
}
