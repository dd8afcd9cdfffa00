import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { FindAuthor } from '#plugins/catalogue/reviews/find_author'
import { foldEmail } from '#core/database/fold_email'
import { Mailer } from '#core/mail/mailer'
import { queryRows } from '#core/database/query_rows'
import { reviewInvitations } from '#plugins/catalogue/reviews/tables'
import { reviewLink } from '#plugins/catalogue/reviews/invitations/review_link'
import { Settings } from '#core/settings/settings'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import type { ReceivedOrder } from '#plugins/catalogue/contracts/purchase_source'

const DAY = 24 * 3600

/** Days after which an order is not asked about any more, when the shop could not do it in time. */
const LATEST = 7

/** Orders per transaction. */
const BATCH = 50

const UNKNOWN = (ids: string) => `with given as (select id from catalogue_products where id in ${ids})
  select g.id, coalesce(
    (select t.name from catalogue_product_translations t where t.product_id = g.id and t.locale = ?),
    (select min(t.name) from catalogue_product_translations t where t.product_id = g.id)) as name
  from given g where not exists (
    select 1 from catalogue_reviews r where r.product_id = g.id and r.author_key in (?, ?))`

/**
 * Asks by mail for reviews of what was received some days ago. An order is asked about once, in the transaction that notes it.
 * Nobody is asked who said no, or who has reviewed everything.
 */
@inject()
export class InviteReviews {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly authors: FindAuthor
  ) {}

  /** Returns the number of mails. */
  async execute(signal?: AbortSignal): Promise<number> {
    const days = this.settings.get<number>('catalogue.reviews.invitation_days')
    const purchases = await this.authors.purchases()
    if (days === 0 || !purchases) return 0
    const period = { from: this.clock.isoIn(-(days + LATEST) * DAY), to: this.clock.isoIn(-days * DAY) }
    let mails = 0
    for (let after = ''; ;) {
      signal?.throwIfAborted()
      const orders = await purchases.receivedIn(period, { after, limit: BATCH })
      const last = orders.at(-1)
      if (!last) return mails
      for (const order of orders) if (await this.#invite(order)) mails += 1
      after = last.number
    }
  }

  #invite(order: ReceivedOrder): Promise<boolean> {
    return this.store.transaction(async (trx) => {
      const isNew = await reviewInvitations.insertIfNew(trx, { orderNumber: order.number, sentAt: this.clock.iso() })
      if (!isNew || (await this.#isRefused(trx, order.email))) return false
      const names = await this.#toReview(trx, order)
      if (names.length === 0) return false
      const { number, name, email, locale, channel } = order
      const products = names.map((one) => `• ${one}`).join('\n')
      const values = { name, number, products, address: reviewLink(number, locale) }
      await this.mailer.send(trx, { to: email, template: 'catalogue.review_invitation', values, locale, channel })
      return true
    })
  }

  async #isRefused(trx: Transaction, email: string): Promise<boolean> {
    const found = await queryRows(trx, 'select 1 as one from catalogue_review_refusals where email = ?', [
      foldEmail(email),
    ])
    return found.length > 0
  }

  /** Names of what they have not reviewed. */
  async #toReview(trx: Transaction, { number, customerId, products, locale }: ReceivedOrder): Promise<string[]> {
    const db = new Statements(trx)
    const keys = [`order:${number}`, `customer:${customerId ?? 0}`]
    const rows = await db.run<{ name: string | null }>(UNKNOWN(db.ids), products, locale, ...keys)
    return rows.flatMap(({ name }) => name ?? [])
  }
}
