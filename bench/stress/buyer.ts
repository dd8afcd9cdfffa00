/** A response, and how long it took. */
export interface Timed {
  status: number
  body: Record<string, unknown>
  milliseconds: number
}

const ADDRESS = {
  firstName: 'Claire',
  lastName: 'Client',
  company: null,
  street: '12 rue de la Roquette',
  additional: null,
  postcode: '75011',
  city: 'Paris',
  state: null,
  country: 'FR',
  phone: '06 12 34 56 78',
}

interface Offered {
  data: {
    shipping: { offers: { code: string }[] }
    payment: { offers: { code: string }[] }
    totals: { total: { amount: number } } | null
  }
}

/** A buyer was refused before they could order. */
export class BuyerStopped extends Error {
  constructor(
    readonly step: string,
    readonly answer: string
  ) {
    super(`${step}: ${answer}`)
  }
}

/** An HTTP client that keeps cookies and has a network address of its own. */
export class Buyer {
  readonly #cookies = new Map<string, string>()

  /** Total of the last step, in minor units. */
  #total = 0

  constructor(
    private readonly address: string,
    private readonly index: number
  ) {}

  /** Does every step from signing in to the last one before the order. @throws BuyerStopped */
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
    const chosen = await this.#must('PUT', '/api/sales/checkout/payment', { code: paid.code })
    this.#total = (chosen as unknown as Offered).data.totals?.total.amount ?? 0
  }

  order(): Promise<Timed> {
    const key = { 'idempotency-key': `stress-${this.index}` }
    return this.#send('POST', '/api/sales/orders', { acceptsTerms: true, isOfAge: true, total: this.#total }, key)
  }

  async #must(method: string, path: string, body: object): Promise<Record<string, unknown>> {
    const { status, body: answer } = await this.#send(method, path, body)
    if (status >= 400) throw new BuyerStopped(path, `${status} ${JSON.stringify(answer)}`)
    return answer
  }

  async #send(method: string, path: string, body: object, more: Record<string, string> = {}): Promise<Timed> {
    const started = performance.now()
    const token = this.#cookies.get('XSRF-TOKEN')
    const response = await fetch(`${this.address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'accept-language': 'fr',
        'x-forwarded-for': `10.${this.index >> 16}.${(this.index >> 8) & 255}.${this.index & 255}`,
        ...(this.#cookies.size > 0 ? { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') } : {}),
        ...(token ? { 'x-xsrf-token': token } : {}),
        ...more,
      },
      body: JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) this.#storeCookie(line.slice(0, line.indexOf(';')))
    const parsed = (await response.json().catch(() => ({}))) as Record<string, unknown>
    return { status: response.status, body: parsed, milliseconds: performance.now() - started }
  }

  #storeCookie(pair: string): void {
    const at = pair.indexOf('=')
    this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}
