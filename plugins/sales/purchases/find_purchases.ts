import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import type { Bindings } from '#core/database/reader'
import type { Locale } from '#core/i18n/locales'
import type { PurchaseSource, ReceivedOrder } from '#plugins/catalogue/index'

const DAY = 24 * 3600

/** Products that are remembered of a customer. */
const MOST = 500

/**
 * A parcel of goods counts as received when it was delivered, or some days after it was sent. Takes the latest instant of
 * sending, and that of delivery.
 */
const IS_RECEIVED = `not s.is_replacement
  and case when s.delivered_at is null then s.created_at <= ? else s.delivered_at <= ? end`

/** What needs no parcel is received once the order is complete. */
const LINE_RECEIVED = `l.parent_position is null and l.product_id is not null and (
  (not l.ships and o.state = 'completed')
  or exists (select 1 from sales_shipment_lines sl join sales_shipments s on s.id = sl.shipment_id
    where sl.line_id = l.id and ${IS_RECEIVED}))`

const RECEIVED_BY = `select l.product_id as id from sales_order_lines l join sales_orders o on o.id = l.order_id
  where o.customer_id = ? and ${LINE_RECEIVED} group by l.product_id order by max(o.id) desc, l.product_id limit ${MOST}`

const ORDER = `select o.number, o.customer_id, o.customer_name, o.email, o.channel, o.locale, l.product_id as product
  from sales_orders o join sales_order_lines l on l.order_id = o.id`

interface Row {
  number: string
  customer_id: number | null
  customer_name: string
  email: string
  channel: string
  locale: Locale
  product: number
}

/** Who has received what they ordered. */
@inject()
export class FindPurchases implements PurchaseSource {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly clock: Clock
  ) {}

  async receivedBy(customerId: number): Promise<number[]> {
    const rows = await this.store.reader.all<{ id: number }>(RECEIVED_BY, [customerId, ...this.#until()])
    return rows.map(({ id }) => Number(id))
  }

  async order(number: string): Promise<ReceivedOrder | null> {
    const where = `where o.number = ? and ${LINE_RECEIVED} order by l.position`
    const [found = null] = await this.#orders(where, [number, ...this.#until()])
    return found
  }

  async receivedIn({ from, to }: { from: string; to: string }, { after, limit }: { after: string; limit: number }) {
    const [sentFrom, sentTo] = [this.#sent(from), this.#sent(to)]
    const isIn = `select k.id from sales_orders k where k.state = 'completed' and k.number > ?
      and exists (select 1 from sales_shipments s where s.order_id = k.id and not s.is_replacement
        and (s.delivered_at > ? or (s.delivered_at is null and s.created_at > ?)))
      and not exists (select 1 from sales_shipments s where s.order_id = k.id and not s.is_replacement
        and not (${IS_RECEIVED}))
      order by k.number limit ?`
    return this.#orders(
      `where o.id in (${isIn}) and l.parent_position is null and l.product_id is not null order by o.number, l.position`,
      [after, from, sentFrom, sentTo, to, limit]
    )
  }

  async #orders(end: string, bindings: Bindings): Promise<ReceivedOrder[]> {
    const rows = await this.store.reader.all<Row>(`${ORDER} ${end}`, bindings)
    return [...Map.groupBy(rows, ({ number }) => number)].map(([number, lines]) => {
      const { customer_id: customer, customer_name: name, email, channel, locale } = lines[0] as Row
      const products = [...new Set(lines.map(({ product }) => Number(product)))]
      return { number, customerId: customer === null ? null : Number(customer), name, email, channel, locale, products }
    })
  }

  /** When a parcel was sent at the latest that counts as received now, and now. */
  #until(): [string, string] {
    return [this.clock.isoIn(-this.#days() * DAY), this.clock.iso()]
  }

  /** When a parcel was sent that counts as received at an instant. */
  #sent(instant: string): string {
    return new Date(Date.parse(instant) - this.#days() * DAY * 1000).toISOString()
  }

  #days(): number {
    return this.settings.get<number>('sales.shipments.delivery_days')
  }
}
