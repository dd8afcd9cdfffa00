import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { LOCALE_PREFIXES, type Locale } from '#core/i18n/locales'
import { Mailer } from '#core/mail/mailer'
import { Settings } from '#core/settings/settings'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import { isSuppressed } from '#plugins/marketing/feedback/suppressions'
import { leaveHeaders, preferencesLink } from '#plugins/marketing/newsletter/newsletter_links'
import { shopAddress } from '#plugins/users/index'

/** Mails per transaction. */
const BATCH = 100

const HOUR = 3600

/** Seconds after which a cart is too old for a reminder: when it is switched on, nobody is reminded of last summer. */
const OLDEST = 7 * 24 * HOUR

/** The law asks for consent: only who confirmed the newsletter is reminded, at an address that has shown to be theirs. */
const CLAIM = `insert into marketing_cart_reminders (cart_id, sent_at)
  select c.id, ? from sales_carts c join users_customers u on u.id = c.customer_id
    join marketing_subscribers s on s.email = u.email
  where c.status = 'active' and c.purpose = 'order' and c.updated_at <= ? and c.updated_at > ?
    and s.state = 'confirmed' and u.email_verified_at is not null and not u.is_suspended
    and exists (select 1 from sales_cart_lines l where l.cart_id = c.id)
    and not exists (select 1 from sales_orders o where o.customer_id = c.customer_id and o.placed_at >= c.updated_at)
    and not exists (select 1 from marketing_cart_reminders r where r.cart_id = c.id)
    and not ${isSuppressed('s.email')}
  order by c.id limit ${BATCH}
  on conflict (cart_id) do nothing returning cart_id as id`

interface Reminded {
  cart: number
  subscriber: number
  email: string
  locale: Locale
  channel: string
  name: string
}

const READERS = (ids: string) => `select c.id as cart, s.id as subscriber, s.email, s.locale, c.channel,
    u.first_name as name
  from sales_carts c join users_customers u on u.id = c.customer_id join marketing_subscribers s on s.email = u.email
  where c.id in ${ids} order by c.id`

const ITEMS = (ids: string) => `select cart_id as cart, name from sales_cart_lines where cart_id in ${ids} order by id`

/** Reminds customers of their cart, once each, after some hours without a change. */
@inject()
export class RemindCarts {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly mailer: Mailer
  ) {}

  /** Returns the number of mails. */
  async execute(signal?: AbortSignal): Promise<number> {
    if (!this.settings.get<boolean>('marketing.abandoned_carts.enabled')) return 0
    let mails = 0
    for (;;) {
      signal?.throwIfAborted()
      const sent = await this.store.transaction((trx) => this.#remind(trx))
      mails += sent
      if (sent < BATCH) return mails
    }
  }

  async #remind(trx: Transaction): Promise<number> {
    const db = new Statements(trx)
    const wait = this.settings.get<number>('marketing.abandoned_carts.hours') * HOUR
    const bounds = [this.clock.isoIn(-wait), this.clock.isoIn(-wait - OLDEST)]
    const claimed = await db.all<{ id: number }>(CLAIM, this.clock.iso(), ...bounds)
    const ids = claimed.map(({ id }) => Number(id))
    const readers = await db.run<Reminded>(READERS(db.ids), ids)
    const items = await db.run<{ cart: number; name: string }>(ITEMS(db.ids), ids)
    const itemsOf = Map.groupBy(items, ({ cart }) => Number(cart))
    const mails = readers.map(({ cart, subscriber, email: to, locale, channel, name }) => {
      const of = { subscriberId: Number(subscriber), campaignId: null }
      const values = {
        name,
        products: (itemsOf.get(Number(cart)) ?? []).map((item) => item.name).join('\n'),
        address: cartLink(locale),
        preferences: preferencesLink(of, locale),
      }
      return { to, locale, channel, template: 'marketing.abandoned_cart', values, headers: leaveHeaders(of) }
    })
    await this.mailer.sendAll(trx, mails)
    return claimed.length
  }
}

/** The cart waits in the account: who signs in finds it on any device. */
function cartLink(locale: Locale): string {
  const cart = `${LOCALE_PREFIXES[locale]}/checkout/cart`
  return shopAddress(`/login?next=${encodeURIComponent(cart)}`, locale)
}
