import type { CartAnswer } from '#plugins/sales/cart/cart_answer'
import type { Caller } from './office.js'

/** Where what is ordered goes: the longest words that an address has. */
const ADDRESS = {
  firstName: 'Camille',
  lastName: 'Démonstration',
  company: null,
  additional: 'Bâtiment C, escalier 2, 4e étage',
  street: '112 bis rue des Anciennes Caves Coopératives',
  country: 'FR',
  postcode: '75011',
  city: 'Paris',
  state: null,
  phone: '06 12 34 56 78',
}

/** Pieces by SKU. */
export type Basket = Record<string, number>

interface Line {
  id: number
  quantity: number
}

/** An order as staff are told of it: its number, and the lines that can be billed and sent. */
export interface Order {
  id: number
  lines: Line[]
}

/** What the shop has to sell at once, in the order of its list. */
export async function sellableSkus(customer: Caller, count: number): Promise<string[]> {
  const cards = await customer.call<{ buySku: string | null; stock: string }[]>(
    'GET',
    'catalogue/products?limit=96&sort=price'
  )
  return cards.flatMap(({ buySku, stock }) => (buySku && stock === 'in_stock' ? [buySku] : [])).slice(0, count)
}

/** Fills the cart of a customer, up to the choice of delivery. */
async function fillCart(customer: Caller, basket: Basket): Promise<void> {
  const items = Object.entries(basket).map(([sku, quantity]) => ({ sku, quantity }))
  await customer.call('POST', 'sales/cart/items', { items, isOfAge: true })
}

async function chooseDelivery(customer: Caller): Promise<void> {
  await customer.call('PUT', 'sales/checkout/addresses', { billing: ADDRESS, isSameAddress: true })
  await customer.call('PUT', 'sales/checkout/shipping', { code: 'flat_rate.standard' })
}

/** A customer orders; `coupon` is a code they type. */
export async function order(customer: Caller, staff: Caller, basket: Basket, coupon?: string): Promise<Order> {
  await fillCart(customer, basket)
  if (coupon) await customer.call('POST', 'sales/cart/coupon', { code: coupon })
  await chooseDelivery(customer)
  const { totals } = await customer.call<CartAnswer>('PUT', 'sales/checkout/payment', {
    code: 'payment_offline.bank_transfer',
  })
  const total = totals?.total.amount
  await customer.call('POST', 'sales/orders', { acceptsTerms: true, isOfAge: true, total })
  return newestOrder(staff)
}

/** A customer asks for a quote; gives its number. */
export async function askForQuote(customer: Caller, basket: Basket, comment: string): Promise<string> {
  await fillCart(customer, basket)
  await customer.call('PUT', 'sales/cart/purpose', { purpose: 'quote' })
  await chooseDelivery(customer)
  return (await customer.call<{ number: string }>('POST', 'sales/quotes', { comment })).number
}

/** The order that was placed last. */
export async function newestOrder(staff: Caller): Promise<Order> {
  const [newest] = await staff.call<{ id: number }[]>('GET', 'admin/sales/orders?limit=1')
  return staff.call<Order>('GET', `admin/sales/orders/${newest?.id}`)
}

/** What staff do with an order. Pieces are those of its first line, or of all lines. */
export class Clerk {
  constructor(
    private readonly staff: Caller,
    private readonly ordered: Order
  ) {}

  /** Issues an invoice and, unless it stays open, records that it was paid; gives its id. */
  async bill(pieces?: number, isPaid = true): Promise<number> {
    const body = { lines: this.#lines(pieces), notify: false }
    const { id, total } = await this.#post<{ id: number; total: { amount: number } }>('invoices', body)
    const money = { method: 'payment_offline.bank_transfer', amount: total.amount }
    if (isPaid) await this.staff.call('POST', `admin/sales/invoices/${id}/transactions`, money)
    return id
  }

  /** Reminds of an invoice as many times. */
  async remind(invoiceId: number, times: number): Promise<void> {
    for (let seen = 0; seen < times; seen++)
      await this.staff.call('POST', `admin/sales/invoices/${invoiceId}/reminders`, { seen })
  }

  async send(pieces?: number): Promise<void> {
    const carried = { carrier: 'Colissimo', trackingNumber: `6A${String(this.ordered.id).padStart(11, '0')}` }
    await this.#post('shipments', { source: 'main', lines: this.#lines(pieces), notify: false, ...carried })
  }

  /** Gives pieces back, or only an amount. */
  async refund(pieces: number, reason: string): Promise<void> {
    const lines = pieces === 0 ? [] : this.#lines(pieces).map((line) => ({ ...line, restock: true }))
    const gift = { shipping: 0, adjustmentRefund: pieces === 0 ? 250 : 0, adjustmentFee: 0 }
    await this.#post('refunds', { lines, ...gift, reason, source: 'main', notify: false })
  }

  async cancel(reason: string): Promise<void> {
    await this.#post('cancellation', { reason })
  }

  async note(text: string): Promise<void> {
    await this.#post('comments', { text, notify: false })
  }

  #post<Data>(what: string, body: object): Promise<Data> {
    return this.staff.call<Data>('POST', `admin/sales/orders/${this.ordered.id}/${what}`, body)
  }

  #lines(pieces?: number) {
    const lines = pieces === undefined ? this.ordered.lines : this.ordered.lines.slice(0, 1)
    return lines.map(({ id, quantity }) => ({ lineId: id, quantity: pieces ?? quantity }))
  }
}
