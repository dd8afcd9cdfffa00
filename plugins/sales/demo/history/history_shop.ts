import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { personName } from '#core/text/person_name'
import { FindCustomer, ListAddresses, type CustomerRecord } from '#plugins/users/index'
import { AddToCart } from '#plugins/sales/cart/actions/add_to_cart'
import { TurnCart } from '#plugins/sales/cart/actions/turn_cart'
import { ChooseAddresses } from '#plugins/sales/checkout/actions/choose_addresses'
import { ChoosePayment } from '#plugins/sales/checkout/actions/choose_payment'
import { ChooseShipping } from '#plugins/sales/checkout/actions/choose_shipping'
import { PlaceOrder } from '#plugins/sales/orders/actions/place_order'
import { ShowCart } from '#plugins/sales/cart/queries/show_cart'
import { RequestQuote } from '#plugins/sales/quotes/actions/request_quote'
import type { DemoHistory } from '#core/boot/demo_history'
import type { Declarations } from '#plugins/sales/documents/frozen'
import type { Origin } from '#core/audit/origin'
import type { PlannedLine } from '#plugins/sales/demo/history/plan_history'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** Somebody who buys in the demo shop. */
export interface HistoryCustomer {
  id: number
  email: string
  since: string
  kind: string
  vatNumber: string | null
  group: string
  showsNet: boolean
}

/** Something that happens at a time. */
export interface Moment {
  at: string
  happen(): Promise<void>
}

/** Where the past happens. */
export interface HistoryPlace {
  customers: readonly HistoryCustomer[]
  /** Code of the source that parcels leave. */
  source: string
  /** Code of the channel, and its currency. */
  channel: string
  currency: string
}

const SHIPPING = 'flat_rate.standard'

/** What customers and staff do in the past, by the actions of the shop. */
export class HistoryShop {
  readonly source: string
  readonly #records = new Map<number, CustomerRecord>()
  #staff: Origin | null = null

  constructor(
    readonly past: DemoHistory,
    private readonly place: HistoryPlace
  ) {
    this.source = place.source
  }

  /** Whoever runs the shop. */
  async staff(): Promise<Origin> {
    if (!this.#staff) {
      const { reader } = await this.past.make(Store)
      const row = await reader.first<{ id: number; name: string }>(
        'select id, name from users_staff order by id limit 1'
      )
      this.#staff = { channel: 'screen', actor: { kind: 'staff', id: row && Number(row.id), name: row?.name ?? '' } }
    }
    return this.#staff
  }

  /** A customer at the screen. */
  async customer(at: number): Promise<Origin> {
    const { id, firstName, lastName } = await this.#record(at)
    return { channel: 'screen', actor: { kind: 'customer', id, name: personName({ firstName, lastName }) } }
  }

  /** What a customer declares when they order. */
  async declarations(): Promise<Declarations> {
    return { terms: (await this.past.make(Clock)).iso(), isOfAge: true, ip: '127.0.0.1' }
  }

  /** Fills a cart and orders it; gives the id of the order. */
  async order(at: number, lines: readonly PlannedLine[], payment: string): Promise<number> {
    const shopper = await this.#fill(at, lines)
    const choose = await this.past.make(ChoosePayment)
    await choose
      .execute(shopper, `payment_offline.${payment}`)
      // Cash is not taken for every amount.
      .catch(() => choose.execute(shopper, 'payment_offline.bank_transfer'))
    return (await this.past.make(PlaceOrder)).execute({
      shopper,
      customer: await this.#record(at),
      declarations: await this.declarations(),
      call: null,
      origin: await this.customer(at),
      total: (await (await this.past.make(ShowCart)).execute(shopper))?.totals.grandTotal ?? 0,
      termsVersion: null,
    })
  }

  /** Fills a cart and asks for a quote; gives its number. */
  async quote(at: number, lines: readonly PlannedLine[], comment: string): Promise<string> {
    const shopper = await this.#fill(at, lines)
    await (await this.past.make(TurnCart)).execute(shopper, 'quote')
    return (await this.past.make(RequestQuote)).execute({
      shopper,
      customer: await this.#record(at),
      owner: `customer:${shopper.customerId}`,
      key: null,
      comment,
      origin: await this.customer(at),
    })
  }

  async #fill(at: number, lines: readonly PlannedLine[]): Promise<Shopper> {
    const shopper = this.#shopper(at)
    await (
      await this.past.make(AddToCart)
    ).execute(
      shopper,
      lines.map((line) => ({ ...line, choice: null }))
    )
    const [address] = await (await this.past.make(ListAddresses)).execute(shopper.customerId ?? 0)
    const addresses = { billingId: address?.id, isSameAddress: true }
    await (await this.past.make(ChooseAddresses)).execute(shopper, addresses, await this.customer(at))
    await (await this.past.make(ChooseShipping)).execute(shopper, SHIPPING)
    return shopper
  }

  #shopper(at: number): Shopper {
    const { id, email, group, showsNet, vatNumber } = this.place.customers[at] as HistoryCustomer
    const { channel, currency } = this.place
    return { channel, currency, locale: 'fr_FR', customerId: id, email, group, showsNet, vatNumber, token: null }
  }

  async #record(at: number): Promise<CustomerRecord> {
    const { id } = this.place.customers[at] as HistoryCustomer
    const found = this.#records.get(id) ?? (await (await this.past.make(FindCustomer)).execute(id))
    if (!found) throw new Error(`The demo's past: no customer ${id}`)
    this.#records.set(id, found)
    return found
  }
}
