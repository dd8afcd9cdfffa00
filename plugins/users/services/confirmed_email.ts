import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import type { Customer } from '#plugins/users/models/customer'
import type { Transaction } from '#core/database/store'

/** Marks a customer's e-mail address as confirmed. By the event, plugins assign data of guests with this address to them. */
@inject()
export class ConfirmedEmail {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox
  ) {}

  /** Saves the customer, with what else was changed of them. */
  async note(trx: Transaction, customer: Customer): Promise<void> {
    const now = this.clock.now()
    customer.merge({ emailVerifiedAt: now, version: customer.version + 1, updatedAt: now })
    await customer.save()
    await this.outbox.record(trx, {
      name: 'users.customer.confirmed',
      subject: `users.customer:${customer.id}`,
      payload: { customerId: customer.id, email: customer.email },
    })
  }
}
