import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { DomainError } from '#core/errors/domain_error'
import { MailCustomerPassword } from '#plugins/users/actions/customers/mail_customer_password'
import { Store } from '#core/database/store'
import { Statements } from '#core/database/statements'
import type { Origin } from '#core/audit/origin'

/** Who is asked: everybody without a password, or those of a list. */
export interface Invited {
  ids?: readonly number[]
  signal?: AbortSignal
  progress?(done: number, total: number): Promise<void> | void
}

export interface Invitations {
  sent: number
  /** They changed meanwhile, or too many mails went to them. */
  left: number
}

/**
 * Invites customers without a password to choose one, as an import leaves them. Nobody is written to while a link that
 * they were sent is still valid, so that an interrupted run goes on where it stopped.
 */
@inject()
export class InviteCustomers {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly mail: MailCustomerPassword
  ) {}

  async execute({ ids, signal, progress }: Invited, origin: Origin): Promise<Invitations> {
    const invited = await this.waiting(ids)
    const counts: Invitations = { sent: 0, left: 0 }
    for (const [at, id] of invited.entries()) {
      signal?.throwIfAborted()
      counts[await this.#invite(id, origin)] += 1
      await progress?.(at + 1, invited.length)
    }
    return counts
  }

  /** Those who would be written to, by number. */
  async waiting(ids?: readonly number[]): Promise<number[]> {
    const db = new Statements(this.store)
    const among = ids ? `and c.id in ${db.ids}` : ''
    const rows = await db.all<{ id: number | string }>(
      `select c.id from users_customers c where c.password is null and c.erased_at is null and not c.is_suspended
         and not c.is_demo and not exists (select 1 from users_customer_links l where l.customer_id = c.id and l.ends_at > ?)
         ${among} order by c.id`,
      this.clock.iso(),
      ...(ids ? [ids] : [])
    )
    return rows.map(({ id }) => Number(id))
  }

  async #invite(id: number, origin: Origin): Promise<keyof Invitations> {
    try {
      await this.mail.execute(id, origin)
      return 'sent'
    } catch (error) {
      if (error instanceof DomainError) return 'left'
      throw error
    }
  }
}
