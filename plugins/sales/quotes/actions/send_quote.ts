import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { writeInstant } from '#core/time/instant'
import { DateTime } from 'luxon'
import { draftOf, holdQuote } from '#plugins/sales/quotes/services/quote_reads'
import { inside } from '#plugins/sales/database/statements'
import { quoteRevisions } from '#plugins/sales/quotes/tables'
import {
  quoteClosed,
  quoteEmpty,
  quoteNotFound,
  quoteShippingMissing,
  quoteValidityPast,
} from '#plugins/sales/quotes/errors'
import { quoteWrites } from '#plugins/sales/quotes/services/write_quote'
import { quoteStates } from '#plugins/sales/quotes/quote_states'
import type { Origin } from '#core/audit/origin'
import type { StoredQuote } from '#plugins/sales/quotes/services/stored_quote'

export interface QuoteSending {
  id: number
  /** Last day of its validity, in the time zone of the shop: `2026-12-31`. */
  validUntil: string
  /** Message to the customer; may be empty. */
  message: string
}

/** Sends a quote. Its values are stored as a numbered revision that the customer may accept until the last day. */
@inject()
export class SendQuote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly outbox: Outbox
  ) {}

  /** @throws quoteNotFound, quoteClosed, quoteEmpty, quoteShippingMissing, quoteValidityPast */
  async execute({ id, validUntil, message }: QuoteSending, origin: Origin): Promise<void> {
    await this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const quote = await holdQuote(inside(trx), this.store.dialect, { id }, now)
      if (!quote) throw quoteNotFound()
      if (!quoteStates.can(quote.state, 'send')) throw quoteClosed()
      checkWhole(quote)
      const until = this.#endOf(validUntil, quote.channel)
      if (until <= now) throw quoteValidityPast({}, 'validUntil')
      await this.#write(trx, quote, { until, message, origin, now })
    })
  }

  async #write(
    trx: Transaction,
    { id, number, revision, state: from, ...quote }: StoredQuote,
    { until, message, origin, now }: { until: string; message: string; origin: Origin; now: string }
  ): Promise<void> {
    const to = quoteStates.transition(from, 'send')
    const { actor } = origin
    await quoteRevisions.insert(trx, {
      quoteId: id,
      revision,
      sentAt: now,
      validUntil: until,
      message,
      ...sentTo(quote),
      draft: draftOf({ ...quote, id, number, revision, state: from }),
      actorKind: actor.kind,
      actorId: actor.id,
      actor: actor.name,
    })
    await inside(trx)(
      'update sales_quotes set state = ?, revision = revision + 1, valid_until = ?, has_changes = ? where id = ?',
      [to, until, false, id]
    )
    const about = { quoteId: id, origin, now }
    await runWrites(trx, [
      ...quoteWrites(trx, about, { kind: 'sent', from, to, text: message, details: { revision }, isTold: true }),
      this.outbox.write(trx, {
        name: 'sales.quote.sent',
        subject: `sales.quote:${id}`,
        payload: { version: 1, quoteId: id, number, revision, message },
      }),
    ])
  }

  /** The last instant of a day in the channel's time zone. */
  #endOf(day: string, channel: string): string {
    const zone = this.channels.all().find(({ code }) => code === channel)?.timezone ?? SHOP_ZONE
    const end = DateTime.fromISO(day, { zone }).endOf('day')
    if (!end.isValid) throw quoteValidityPast({}, 'validUntil')
    return writeInstant(end.toUTC())
  }
}

/** @throws quoteEmpty, quoteShippingMissing */
function checkWhole({ lines, shipping }: StoredQuote): void {
  if (lines.length === 0) throw quoteEmpty()
  if (lines.some(({ ships }) => ships) && !shipping) throw quoteShippingMissing()
}

/** The delivery address is the billing address if none was given. */
function sentTo({ billing, delivery, lines }: Pick<StoredQuote, 'billing' | 'delivery' | 'lines'>) {
  return { billing, delivery: lines.some(({ ships }) => ships) ? (delivery ?? billing) : null }
}
