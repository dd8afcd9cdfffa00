import { test } from '@japa/runner'
import { LOCALES } from '#core/i18n/locales'
import type {
  PaymentContext,
  PaymentMethod,
  PaymentMovement,
  PaymentToBegin,
} from '#plugins/sales/contracts/payment_method'
import type { PostalAddress } from '#plugins/sales/contracts/address'

/** What a provider gives its contract to be tried with. */
export interface ContractCase {
  /** The name of its contribution. */
  name: string
  method(): Promise<PaymentMethod>
  /** Makes the method one that is offered: its settings, a fake provider. May give what undoes it after a test. */
  prepare(): Promise<void> | Promise<() => void>
  /** Of the order that it is offered for; a parcel to Paris for 42.00 euros, unless told. */
  context?: Partial<PaymentContext>
  /** Its provider has no idempotency keys for beginnings. The shop begins each payment once at a time. */
  beginsAnew?: boolean
  /** A method that moves money gives a payment of 42.00 euros at its fake provider: authorised, or paid already. */
  held?(
    method: PaymentMethod,
    state: 'authorised' | 'paid'
  ): Promise<Omit<PaymentMovement, 'idempotencyKey' | 'amount'>>
}

const CONTEXT: PaymentContext = {
  channel: 'default',
  locale: 'fr_FR',
  currency: 'EUR',
  amount: 4200,
  destination: { country: 'FR', postcode: '75011', state: null },
  group: '',
}

const ADDRESS: PostalAddress = {
  firstName: 'Claire',
  lastName: 'Client',
  company: null,
  street: '12 rue de la Roquette',
  additional: null,
  postcode: '75011',
  city: 'Paris',
  state: null,
  country: 'FR',
  phone: '+33612345678',
}

/** An order of 42.00 euros. */
export const PAYMENT: PaymentToBegin = {
  orderId: 42,
  number: 'CMD-2026-000042',
  amount: 4200,
  currency: 'EUR',
  locale: 'fr_FR',
  channel: 'default',
  email: 'cliente@exemple.fr',
  idempotencyKey: 'CMD-2026-000042-1',
  at: '2026-11-25T10:20:30.000Z',
  billing: ADDRESS,
  delivery: ADDRESS,
  lines: [
    { sku: 'VIN-1', name: 'Chinon « Les Grèves » 2022', quantity: 3, amount: 2500 },
    { sku: 'VIN-2', name: 'Bandol rosé', quantity: 1, amount: 1200 },
  ],
  shipping: 500,
  returnUrl: 'https://boutique.exemple/api/sales/payments/token/return',
  cancelUrl: 'https://boutique.exemple/api/sales/payments/token/return?canceled=1',
  notificationUrl: 'https://boutique.exemple/api/sales/payment-notifications/name',
}

/** What every way to pay must keep to, whoever provides it. */
export function paymentContract({
  name,
  method: load,
  prepare,
  context = {},
  held,
  beginsAnew = false,
}: ContractCase): void {
  test.group(`The contract of payments, kept by ${name}`, (group) => {
    group.each.setup(prepare)

    test('says what it is in every language', async ({ assert }) => {
      const method = await load()
      for (const locale of LOCALES) {
        const { title, description } = method.describe(locale, CONTEXT.channel)
        assert.isNotEmpty(title, locale)
        assert.isNotEmpty(description, locale)
        assert.notMatch(`${title} ${description}`, /\{\w+\}|payment_\w+\./, `${locale}: a word is missing`)
        assert.isNotEmpty(method.label[locale])
      }
      assert.isTrue(Number.isInteger(method.sort(CONTEXT.channel)))
    })

    test('is offered for an order that it can take, and says the same each time', async ({ assert }) => {
      const method = await load()
      const asked = { ...CONTEXT, ...context }
      assert.isTrue(await method.isOffered(asked))
      assert.isTrue(await method.isOffered(asked))
    })

    test('begins the same payment the same way, however often it is asked', async ({ assert }) => {
      const method = await load()
      const first = await method.begin(PAYMENT)
      assert.include(['pending', 'redirect', 'paid'], first.kind)
      const second = await method.begin(PAYMENT)
      if (beginsAnew) assert.equal(second.kind, first.kind)
      else assert.deepEqual(second, first)
      if (first.kind === 'redirect') {
        assert.match(first.url, /^https:\/\/|^http:\/\/127\.0\.0\.1:/)
        const origins = method.origins?.(CONTEXT.channel) ?? []
        assert.include(origins, new URL(first.url).origin, 'the page that leads there permits what is declared')
        for (const origin of origins) assert.equal(new URL(origin).origin, origin)
        assert.equal(method.state, 'pending_payment', 'an answer comes from elsewhere')
        assert.exists(method.notified, 'a browser that returns proves nothing')
        assert.exists(method.returned)
      }
      if (first.kind === 'pending') assert.equal(method.state, 'pending')
    })

    test('tells people what to do in their language, with the amount and the number they need', async ({ assert }) => {
      const method = await load()
      const told = method.instructions?.(PAYMENT)
      if (!told) return
      const words = [told.title, ...told.text, ...told.facts.flatMap(({ label, value }) => [label, value])].join('\n')
      assert.include(words, PAYMENT.number)
      assert.match(words, /42,00\s*€/)
      assert.notMatch(words, /\{\w+\}|payment_\w+\./, 'a word is missing')
      const english = method.instructions?.({ ...PAYMENT, locale: 'en_GB' })
      assert.notDeepEqual(english?.text, told.text)
    })

    test('believes no call that is not its provider’s', async ({ assert }) => {
      const method = await load()
      if (!method.notified) return
      const forged = {
        method: 'POST',
        query: '',
        headers: {},
        ip: '203.0.113.7',
        channel: 'default',
        body: Buffer.from(JSON.stringify({ number: PAYMENT.number, status: 'paid', amount: 4200 })),
      }
      if (method.received?.(forged).verdict === 'forged') return
      await assert.rejects(async () => {
        const news = await method.notified?.(forged)
        if (news?.length === 0) throw new Error('no news is what a forged call brings')
      })
    })

    test('moves money only where it can tell the news of it', async ({ assert }) => {
      const method = await load()
      if (!method.capture && !method.refund && !method.void) return
      assert.exists(method.notified)
      assert.exists(held, 'the suite is given a payment to move money of')
    })

    test('may be tried again only where an answer comes from elsewhere', async ({ assert }) => {
      const method = await load()
      if (method.retry) assert.equal(method.state, 'pending_payment')
      if (method.capturesParts) assert.exists(method.capture)
    })

    test('has its own pages where the shop shows them', async ({ assert }) => {
      const { redirect, failed } = (await load()).pages ?? {}
      if (redirect) assert.match(redirect, /^[a-z0-9-]+(\/[a-z0-9-]+)?\/redirect$/)
      if (failed) assert.match(failed, /^[a-z0-9-]+(\/[a-z0-9-]+)?\/failed$/)
    })

    for (const [kind, state, done] of [
      ['capture', 'authorised', 'paid'],
      ['refund', 'paid', 'refunded'],
    ] as const) {
      test(`asked twice with one key to ${kind}, does it once and says the same`, async ({ assert }) => {
        const method = await load()
        const ask = method[kind]?.bind(method)
        if (!ask || !held) return
        const payment = await held(method, state)
        const amount = kind === 'refund' || method.capturesParts ? 1000 : 4200
        const first = await ask({ ...payment, amount, idempotencyKey: 'key-1' })
        assert.include([done, `${kind}_pending`], first.kind)
        assert.containsSubset(first, { number: payment.number, amount, currency: payment.currency })
        assert.deepEqual(await ask({ ...payment, amount, idempotencyKey: 'key-1' }), first)
        if (amount === 4200) return
        const second = await ask({ ...payment, amount, idempotencyKey: 'key-2' })
        assert.notEqual(second.reference, first.reference, 'money that moves twice has two names')
      })
    }

    test('lets go of a payment once, and says so', async ({ assert }) => {
      const method = await load()
      if (!method.void || !held) return
      const movement = { ...(await held(method, 'authorised')), amount: 4200, idempotencyKey: 'key-1' }
      const first = await method.void(movement)
      assert.equal(first.kind, 'canceled')
      assert.deepEqual(await method.void(movement), first)
    })
  })
}
