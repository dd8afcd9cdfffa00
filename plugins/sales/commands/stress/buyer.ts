/** What the shop answered, with how long it took. */
export interface Answered {
  status: number
  body: Record<string, unknown>
  milliseconds: number
}

const ADDRESS = {
  ...{ firstName: 'Claire', lastName: 'Client', company: null, street: '12 rue de la Roquette', additional: null },
  ...{ postcode: '75011', city: 'Paris', state: null, country: 'FR', phone: '06 12 34 56 78' },
}

interface Offered {
  data: {
    shipping: { offers: { code: string }[] }
    payment: { offers: { code: string }[] }
    totals: { total: { amount: number } } | null
  }
}

/** Something that a buyer was refused before the button that orders. */
export class BuyerStopped extends Error {
  constructor(
    readonly step: string,
    readonly answer: string
  ) {
    super(`${step}: ${answer}`)
  }
}

/** A browser of a customer, without screens: it keeps cookies and has a network address of its own. */
export class Buyer {
  readonly #cookies = new Map<string, string>()

  /** Minor units that the last page told to be paid. */
  #total = 0

  constructor(
    private readonly address: string,
    private readonly place: number
  ) {}

  /** Goes from signing in to the last page before the order. @throws BuyerStopped */
  async goToPayment(account: { email: string; password: string }, sku: string, payments: readonly string[]) {
    await this.#must('POST', '/api/users/session', account)
    await this.#must('POST', '/api/sales/cart/items', { items: [{ sku, quantity: 1 }], isOfAge: true })
    const where = await this.#must('PUT', '/api/sales/checkout/addresses', { billing: ADDRESS, isSameAddress: true })
    const { shipping } = (where as unknown as Offered).data
    const [delivery] = shipping.offers
    if (!delivery) throw new BuyerStopped('shipping', JSON.stringify(shipping))
    const how = await this.#must('PUT', '/api/sales/checkout/shipping', { code: delivery.code })
    const { payment } = (how as unknown as Offered).data
    const paid = payment.offers.find(({ code }) => payments.includes(code))
    if (!paid) throw new BuyerStopped('payment', JSON.stringify(payment))
    const told = await this.#must('PUT', '/api/sales/checkout/payment', { code: paid.code })
    this.#total = (told as unknown as Offered).data.totals?.total.amount ?? 0
  }

  /** Presses the button. */
  order(): Promise<Answered> {
    const key = { 'idempotency-key': `stress-${this.place}` }
    return this.#send('POST', '/api/sales/orders', { acceptsTerms: true, isOfAge: true, total: this.#total }, key)
  }

  async #must(method: string, path: string, body: object): Promise<Record<string, unknown>> {
    const { status, body: told } = await this.#send(method, path, body)
    if (status >= 400) throw new BuyerStopped(path, `${status} ${JSON.stringify(told)}`)
    return told
  }

  async #send(method: string, path: string, body: object, more: Record<string, string> = {}): Promise<Answered> {
    const started = performance.now()
    const token = this.#cookies.get('XSRF-TOKEN')
    const response = await fetch(`${this.address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'accept-language': 'fr' },
        'x-forwarded-for': `10.${this.place >> 16}.${(this.place >> 8) & 255}.${this.place & 255}`,
        ...(this.#cookies.size > 0 ? { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') } : {}),
        ...(token ? { 'x-xsrf-token': token } : {}),
        ...more,
      },
      body: JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line.slice(0, line.indexOf(';')))
    const told = (await response.json().catch(() => ({}))) as Record<string, unknown>
    return { status: response.status, body: told, milliseconds: performance.now() - started }
  }

  #keep(pair: string): void {
    const at = pair.indexOf('=')
    this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}
