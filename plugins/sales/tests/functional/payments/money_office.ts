import moveMoneyJob from '#plugins/sales/payments/move_money_job'
import {
  chooseAll,
  contributed,
  freshShop,
  placedOf,
  sellWine,
  signedInShopper,
  takeNotifications,
} from '#plugins/sales/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { OnlineProvider, type SignedCall } from '#plugins/sales/tests/fixtures/online_payment'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { PaymentNews, PaymentNewsKind } from '#plugins/sales/contracts/payment_method'
import type { RefundAnswer } from '#plugins/sales/refunds/refund_answer'
import type { ShopVisitor } from '#plugins/sales/testing'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { Store } from '#core/database/store'

export const ONLINE = 'test.online'
const API = '/api/admin/sales'

/** What staff are answered; throws when it was refused. */
export function dataOf<T>({ status, body }: Answer): T {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: T }).data
}

/** Has the job ask a provider for a movement of money. */
export const runJob = (movement: number | undefined) => moveMoneyJob.run({ movement }, {} as never)

/** What an order's transactions come to: « paid 2000 ». */
export const sums = ({ transactions }: StaffOrderAnswer) =>
  transactions.map(({ kind, amount }) => `${kind} ${amount.amount}`)

/** A shop that sells one wine by a provider whose money staff move. */
export class MoneyOffice {
  #keys = 0

  private constructor(
    readonly store: Store,
    readonly provider: OnlineProvider,
    readonly shopper: ShopVisitor,
    readonly staff: Visitor,
    readonly close: () => void
  ) {}

  static async open(provider = new OnlineProvider()): Promise<MoneyOffice> {
    const store = await freshShop()
    await sellWine('A', 1000, 24)
    const shopper = await signedInShopper()
    const close = contributed('sales.payment_methods', ONLINE, provider.method)
    return new MoneyOffice(store, provider, shopper, await newStaffVisit(), close)
  }

  /** An order of so many bottles at 10.00 euros, with delivery, whose payment came so far. */
  async order(bottles: number, kind: PaymentNewsKind) {
    await this.shopper.fill({ A: bottles })
    await chooseAll({ payment: ONLINE })
    const { number, total } = placedOf(await this.shopper.place())
    await this.notify(this.provider.settle(`${number}-1`, kind))
    const row = await this.store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [number])
    const id = Number(row?.id)
    const [line] = (await this.show(id)).lines
    return { id, number, total: total.amount, line: line?.id as number }
  }

  /** An order whose payment has begun, and of which nobody has told anything. */
  async pendingOrder(bottles: number) {
    await this.shopper.fill({ A: bottles })
    await chooseAll({ payment: ONLINE })
    const { number, total } = placedOf(await this.shopper.place())
    const row = await this.store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [number])
    return { id: Number(row?.id), number, total: total.amount }
  }

  async notify(call: SignedCall): Promise<number> {
    const address = `http://${process.env.HOST}:${process.env.PORT}/api/sales/payment-notifications/${ONLINE}`
    await fetch(address, { method: 'POST', ...call })
    return takeNotifications()
  }

  /** What the provider did last. */
  lastNews(): PaymentNews {
    return [...this.provider.moved.values()].at(-1) as PaymentNews
  }

  async show(id: number): Promise<StaffOrderAnswer> {
    return dataOf(await this.staff.send('GET', `${API}/orders/${id}`))
  }

  capture(id: number, amount?: number, key = `key-${(this.#keys += 1)}`): Promise<Answer> {
    const body = amount === undefined ? {} : { amount }
    return this.staff.send('POST', `${API}/orders/${id}/captures`, body, { 'idempotency-key': key })
  }

  /** Gives so many minor units back, by the provider unless told. */
  refund(id: number, amount: number, key = `key-${(this.#keys += 1)}`, byProvider = true): Promise<Answer> {
    const wish = { lines: [], shipping: 0, adjustmentRefund: amount, adjustmentFee: 0 }
    const body = { ...wish, source: 'main', notify: false, byProvider }
    return this.staff.send('POST', `${API}/orders/${id}/refunds`, body, { 'idempotency-key': key })
  }

  async showRefund(id: number): Promise<RefundAnswer> {
    return dataOf(await this.staff.send('GET', `${API}/refunds/${id}`))
  }

  /** Has the money of a credit note given once more. */
  again(refundId: number, byProvider = true): Promise<Answer> {
    return this.staff.send('POST', `${API}/refunds/${refundId}/payments`, { byProvider })
  }

  cancel(id: number, body: object = {}, key = `key-${(this.#keys += 1)}`): Promise<Answer> {
    return this.staff.send('POST', `${API}/orders/${id}/cancellation`, body, { 'idempotency-key': key })
  }

  /** Gives back what is owed of an order without a credit note. */
  repay(id: number, body: object, key = `key-${(this.#keys += 1)}`): Promise<Answer> {
    return this.staff.send('POST', `${API}/orders/${id}/repayments`, body, { 'idempotency-key': key })
  }

  /** Asks the provider at once for what it has not answered. */
  askNow(movement: number | undefined): Promise<Answer> {
    return this.staff.send('POST', `${API}/payment-movements/${movement}/asks`)
  }

  /** Numbers of movements that nobody has an answer to. */
  async waiting(): Promise<number[]> {
    const rows = await this.store.reader.all<{ id: number }>(
      "select id from sales_payment_movements where state = 'waiting' order by id"
    )
    return rows.map(({ id }) => Number(id))
  }
}
