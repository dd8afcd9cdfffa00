import { randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Mailer } from '#core/mail/mailer'
import { Store } from '#core/database/store'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { CreateStaff } from '#plugins/users/actions/create_staff'
import { LINK_LASTS, makeResetLink } from '#plugins/users/services/reset_links'
import { readStaff, type StaffState } from '#plugins/users/services/staff_rows'
import type { Held } from '#plugins/users/services/authority'
import type { Origin } from '#core/audit/origin'

export interface InvitedStaff {
  name: string
  email: string
  roleId: number
  /** Absent: they choose one by the link of a mail. */
  password?: string | null | undefined
  locale?: Locale | null | undefined
}

const DAY = 24 * 3600

/** Opens an account of the back office: with a password, or with a mail by which its owner chooses one. */
@inject()
export class InviteStaff {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly create: CreateStaff
  ) {}

  /** @throws what `hashChosen` refuses, roleNotChoosable, staffAbove, emailTaken */
  async execute({ password, ...input }: InvitedStaff, held: Held, origin: Origin): Promise<StaffState> {
    const own = password || null
    const staff = await this.create.execute(
      { ...input, locale: input.locale ?? null, password: own ?? nobodyKnows(), held },
      origin,
      own ? undefined : (trx, { id, name, email }) => this.#mail(trx, { id, name, email, locale: input.locale })
    )
    return readStaff(this.store.reader, staff.id)
  }

  async #mail(
    trx: Parameters<Mailer['send']>[0],
    { id, name, email, locale: own }: { id: number; name: string; email: string; locale: Locale | null | undefined }
  ): Promise<void> {
    const locale = own ?? DEFAULT_LOCALE
    const [now, until] = [this.clock.iso(), this.clock.isoIn(LINK_LASTS.invitation)]
    const address = await makeResetLink(trx, { kind: 'staff', id, now, until })
    const values = { name, address, days: LINK_LASTS.invitation / DAY }
    await this.mailer.send(trx, { to: email, template: 'users.staff_invitation', values, locale })
  }
}

/** A random password that satisfies every rule and is never shown. */
function nobodyKnows(): string {
  return `Aa1!${randomBytes(32).toString('base64url')}`
}
