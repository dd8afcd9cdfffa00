import app from '@adonisjs/core/services/app'
import { createHmac } from 'node:crypto'
import { test } from '@japa/runner'
import { BtcpayGateway, DEMO } from '#tests/gateways/btcpay'
import {
  chooseAll,
  freshShop,
  PAYMENT_TO_BEGIN,
  paymentContract,
  placedOf,
  sellWine,
  setSetting,
  signedInShopper,
  takeNotifications,
  type ShopVisitor,
} from '#plugins/sales/testing'
import { ForgedNotification, type PaymentMethod, type RawNotification } from '#plugins/sales/index'
import { GatewayServer, type Notice } from '#tests/gateways/gateway'
import { isSigned } from '#plugins/payment_crypto/btcpay/btcpay_signature'
import { worthOf } from '#plugins/payment_crypto/btcpay/btcpay_news'
import type { Store } from '#core/database/store'

const METHOD = 'payment_crypto.btcpay'
const KEY = (name: string) => `payment_crypto.btcpay.${name}`

const load = async (): Promise<PaymentMethod> => (await import('#plugins/payment_crypto/methods/btcpay')).default

let gateway: BtcpayGateway
let server: GatewayServer
let store: Store

const webhook = () =>
  `http://${process.env.HOST}:${process.env.PORT}/api/sales/payment-notifications/${METHOD}?channel=default`

/** Closes the server of the test before. */
let release = () => {}

/** A shop whose store is on a server of this machine. */
async function prepare() {
  release()
  store = await freshShop()
  gateway = new BtcpayGateway([{ ...DEMO, webhook: webhook() }])
  server = await GatewayServer.open([gateway])
  const kept = [app.config.get('payments.gateways'), app.config.get('outgoing.hosts')] as const
  app.config.set('payments.gateways', server.address)
  app.config.set('outgoing.hosts', [new URL(server.address).host])
  await setSetting(KEY('test_store_id'), DEMO.storeId)
  await setSetting(KEY('test_api_key'), DEMO.apiKey)
  await setSetting(KEY('test_webhook_secret'), DEMO.webhookSecret)
  await setSetting(KEY('active'), true)
  release = () => {
    server.close()
    app.config.set('payments.gateways', kept[0])
    app.config.set('outgoing.hosts', kept[1])
    release = () => {}
  }
  return release
}

const raw = ({ headers, body }: Notice, channel = 'default'): RawNotification => ({
  method: 'POST',
  query: `channel=${channel}`,
  ip: '203.0.113.7',
  channel,
  headers,
  body: Buffer.from(body),
})

/** Begins a payment of 42.00 euros; gives the invoice's name. */
async function begin(method: PaymentMethod, changes: Partial<typeof PAYMENT_TO_BEGIN> = {}): Promise<string> {
  const beginning = await method.begin({ ...PAYMENT_TO_BEGIN, ...changes })
  return beginning.kind === 'redirect' ? (beginning.reference ?? '') : ''
}

const asked = (begun: string | null) => ({
  number: PAYMENT_TO_BEGIN.number,
  idempotencyKey: PAYMENT_TO_BEGIN.idempotencyKey,
  channel: 'default',
  amount: 4200,
  currency: 'EUR',
  begun,
  reference: null,
  at: PAYMENT_TO_BEGIN.at,
})

paymentContract({ name: METHOD, method: load, prepare: async () => void (await prepare()) })

test.group('Signatures of BTCPay Server', () => {
  for (const [name, secret, body, header] of [
    [
      'RFC 4231, case 2',
      'Jefe',
      'what do ya want for nothing?',
      'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'btcpay_sig_construction',
      "It's a Secret to Everybody",
      'Hello, World!',
      'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
    ],
  ] as const) {
    test(`are those of ${name}, to the last byte`, ({ assert }) => {
      const bytes = Buffer.from(body)
      assert.isTrue(isSigned(header, bytes, secret))
      for (let at = 0; at < bytes.length; at += 1) {
        const changed = Buffer.from(bytes)
        changed[at] = (changed[at] as number) ^ 1
        assert.isFalse(isSigned(header, changed, secret), `byte ${at}`)
      }
      for (let at = 0; at < header.length; at += 1) {
        const changed = header.slice(0, at) + (header[at] === '0' ? '1' : '0') + header.slice(at + 1)
        assert.isFalse(isSigned(changed, bytes, secret), `figure ${at}`)
      }
      assert.isFalse(isSigned(header, bytes, `${secret}!`))
      assert.isFalse(isSigned(header.toUpperCase(), bytes, secret))
      assert.isFalse(isSigned('', bytes, secret))
    })
  }

  test('need a secret', ({ assert }) => {
    const header = `sha256=${createHmac('sha256', '').update('{}').digest('hex')}`
    assert.isFalse(isSigned(header, Buffer.from('{}'), ''))
  })
})

test.group('Coins', () => {
  for (const [what, payments, currency, worth] of [
    ['are rounded once', [{ value: '0.00029984', rate: '60000' }], 'EUR', 1799],
    // 2 × 0.005 euros: rounded each, they would be two cents.
    ['are added up first', Array(2).fill({ value: '0.00000008', rate: '62500' }), 'EUR', 1],
    ['are worth yen', [{ value: '0.00070000', rate: '9000000.0' }], 'JPY', 6300],
    ['are worth dinars', [{ value: '0.1', rate: '20000.1234' }], 'KWD', 2_000_012],
    ['are none', [], 'EUR', 0],
  ] as [string, { value: string; rate: string }[], string, number][]) {
    test(what, ({ assert }) => assert.equal(worthOf(payments, currency), worth))
  }
})

test.group('BTCPay Server', (group) => {
  let method: PaymentMethod
  group.each.setup(async () => {
    const close = await prepare()
    method = await load()
    gateway.sendsNotices = false
    return close
  })
  const lastNotice = () => gateway.held.at(-1) as Notice

  test('is offered with an address and all keys of the mode', async ({ assert }) => {
    const order = { ...{ channel: 'default', locale: 'fr_FR' as const, currency: 'EUR', amount: 4200, group: '' } }
    const isOffered = () => method.isOffered({ ...order, destination: null })
    assert.isTrue(await isOffered())
    assert.isTrue(method.isTest?.('default'))
    await setSetting(KEY('mode'), 'live')
    assert.isFalse(await isOffered(), 'keys of the tests are not those of real payments')
    await setSetting(KEY('mode'), 'test')
    for (const name of ['test_store_id', 'test_api_key', 'test_webhook_secret']) {
      await setSetting(KEY(name), '')
      assert.isFalse(await isOffered(), name)
      await setSetting(KEY(name), 'x')
    }
    assert.isFalse(await method.isOffered({ ...order, amount: 99, destination: null }))
  })

  test('makes an invoice of the exact amount, once for an attempt', async ({ assert }) => {
    const id = await begin(method)
    assert.equal(await begin(method), id)
    const other = await begin(method, { idempotencyKey: `${PAYMENT_TO_BEGIN.number}-2` })
    assert.notEqual(other, id)
    const yen = await begin(method, { number: 'CMD-2026-000043', currency: 'JPY', amount: 4200 })
    const dinars = await begin(method, { number: 'CMD-2026-000044', currency: 'KWD', amount: 4200 })
    const amounts = [id, yen, dinars].map((one) => gateway.invoices.get(one)?.amount)
    assert.deepEqual(amounts, ['42.00', '4200', '4.200'])
    assert.containsSubset(gateway.invoices.get(id), {
      metadata: { orderId: PAYMENT_TO_BEGIN.number, attempt: PAYMENT_TO_BEGIN.idempotencyKey },
      checkout: { paymentTolerance: 0, redirectURL: PAYMENT_TO_BEGIN.returnUrl, expirationMinutes: 15 },
    })
    assert.lengthOf(gateway.books(), 4)
  })

  test('makes one invoice also when the answer is lost, or none comes', async ({ assert }) => {
    gateway.fail(/^POST .*\/invoices$/, { kind: 'lost' })
    await assert.rejects(() => begin(method))
    const id = await begin(method)
    assert.lengthOf(gateway.books(), 1)
    assert.isTrue(gateway.invoices.has(id))
    gateway.fail(/^POST .*\/invoices$/, { kind: 'silent' })
    await assert.rejects(() => begin(method, { idempotencyKey: 'again-2' }))
    await begin(method, { idempotencyKey: 'again-2' })
    assert.lengthOf(gateway.books(), 2)
  })

  test('is asked again for what only reads', async ({ assert }) => {
    const id = await begin(method)
    await gateway.settle(id)
    gateway.fail(/^GET /, { kind: 'status', status: 503 })
    assert.lengthOf((await method.ask?.(asked(id))) ?? [], 1)
  })

  test('leads to no other host', async ({ assert }) => {
    gateway.address = 'https://elsewhere.example'
    await assert.rejects(() => begin(method), /not its own/)
  })

  test('pays when an invoice is settled, and tells the same by every way', async ({ assert }) => {
    const id = await begin(method)
    assert.deepEqual(await method.ask?.(asked(id)), [])
    await gateway.process(id)
    assert.deepEqual(await method.ask?.(asked(id)), [], 'coins that are not confirmed pay nothing')
    assert.isNull((await method.returned?.({ ...asked(id), query: {}, body: {} })) ?? null)
    await gateway.confirm(id)
    const news = (await method.notified?.(raw(lastNotice()))) ?? []
    assert.containsSubset(news, [
      { kind: 'paid', reference: id, amount: 4200, currency: 'EUR', number: PAYMENT_TO_BEGIN.number, raw: 'Settled' },
    ])
    assert.lengthOf(news, 1)
    assert.deepEqual(await method.ask?.(asked(id)), news)
    assert.deepEqual(await method.ask?.(asked(null)), news, 'found by its attempt')
    assert.deepEqual(await method.returned?.({ ...asked(id), query: {}, body: {} }), news[0])
    assert.match(news[0]?.details?.coins ?? '', /^0\.00070000 BTC-CHAIN × 60000/)
  })

  test('tells what really came: too much, too little, too late', async ({ assert }) => {
    const [over, part, late] = [
      await begin(method),
      await begin(method, { number: 'B', idempotencyKey: 'B-1' }),
      await begin(method, { number: 'C', idempotencyKey: 'C-1' }),
    ]
    await gateway.payOver(over, 550)
    assert.containsSubset(await method.notified?.(raw(lastNotice())), [
      { kind: 'paid', reference: over, amount: 4750, raw: 'Settled PaidOver' },
    ])
    await gateway.payPart(part, 2000)
    const partly = (await method.notified?.(raw(lastNotice()))) ?? []
    assert.containsSubset(partly, [
      { kind: 'failed', reference: part, reason: 'expired', raw: 'Expired PaidPartial' },
      { kind: 'paid', amount: 2000, isLate: false },
    ])
    assert.match(partly[1]?.reference ?? '', new RegExp(`^${part} [0-9a-f]{64}-0$`))
    await gateway.payLate(late)
    assert.containsSubset(await method.notified?.(raw(lastNotice())), [
      { kind: 'failed', reference: late },
      { kind: 'paid', amount: 4200, isLate: true },
    ])
  })

  test('fails as expired when time is over or the invoice is not valid', async ({ assert }) => {
    const id = await begin(method)
    await gateway.expire(id)
    assert.containsSubset(await method.ask?.(asked(id)), [{ kind: 'failed', reference: id, reason: 'expired' }])
    const other = await begin(method, { number: 'B', idempotencyKey: 'B-1' })
    await gateway.mark(other, 'Invalid')
    assert.containsSubset(await method.notified?.(raw(lastNotice())), [{ kind: 'failed', reason: 'expired' }])
  })

  test('pays nothing because staff of the server marked it: only coins do', async ({ assert }) => {
    const id = await begin(method)
    await gateway.mark(id, 'Settled')
    assert.deepEqual(await method.notified?.(raw(lastNotice())), [])
    const other = await begin(method, { number: 'B', idempotencyKey: 'B-1' })
    await gateway.process(other)
    await gateway.mark(other, 'Settled')
    assert.deepEqual(await method.notified?.(raw(lastNotice())), [])
    await gateway.confirm(other)
    assert.containsSubset(await method.notified?.(raw(lastNotice())), [{ kind: 'paid', amount: 4200, isLate: false }])
  })

  test('sends an event again under the name of the first', async ({ assert }) => {
    const id = await begin(method)
    await gateway.settle(id)
    const first = lastNotice()
    const again = gateway.redelivery(first)
    const told = method.received?.(raw(first))
    assert.notEqual(again.body, first.body)
    assert.deepEqual(method.received?.(raw(again)), told)
    assert.containsSubset(told, { verdict: 'genuine', number: PAYMENT_TO_BEGIN.number })
    assert.match(told?.sentAt ?? '', /^\d{4}-.*Z$/)
    gateway.skew = 1e15
    assert.equal(method.received?.(raw(gateway.notice(id)))?.verdict, 'genuine', 'a clock that is wrong')
  })

  test('is believed in its own words only', async ({ assert }) => {
    const id = await begin(method)
    await gateway.settle(id)
    const good = lastNotice()
    const sign = (body: string, secret = DEMO.webhookSecret) => ({
      ...good,
      body,
      headers: { 'btcpay-sig': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` },
    })
    const { originalDeliveryId } = JSON.parse(good.body) as { originalDeliveryId: string }
    for (const [what, notice] of [
      ['a byte more', { ...good, body: `${good.body} ` }],
      ['no signature', { ...good, headers: {} }],
      ['the key of another shop', sign(good.body, 'another secret')],
      ['another store', sign(good.body.replace(DEMO.storeId, 'OtherStore'))],
      ['no JSON', sign('paid')],
      ['null', sign('null')],
    ] as const) {
      const told = method.received?.(raw(notice))
      assert.equal(told?.verdict, 'forged', what)
      assert.notEqual(told?.event, originalDeliveryId, 'a forged event takes no other’s name')
      await assert.rejects(async () => method.notified?.(raw(notice)), ForgedNotification as never)
    }
    const unknown = sign(good.body.replaceAll(id, 'unknown'))
    assert.equal(method.received?.(raw(unknown))?.verdict, 'genuine')
    await assert.rejects(async () => method.notified?.(raw(unknown)), /no such invoice/)
    assert.deepEqual(await method.notified?.(raw(sign(good.body.replaceAll(id, '__test__1__test__')))), [])
  })

  test('tells nothing of invoices that the shop did not make', async ({ assert }) => {
    const id = await begin(method)
    const invoice = gateway.invoices.get(id)
    if (invoice) invoice.metadata = { orderId: PAYMENT_TO_BEGIN.number }
    await gateway.settle(id)
    assert.deepEqual(await method.notified?.(raw(lastNotice())), [])
    assert.deepEqual(await method.ask?.(asked('unknown')), [])
  })

  test('is not asked to stop coins that are on their way', async ({ assert }) => {
    const [left, paid] = [await begin(method), await begin(method, { number: 'B', idempotencyKey: 'B-1' })]
    await method.abandon?.(asked(left))
    assert.equal(gateway.invoices.get(left)?.status, 'Invalid')
    await gateway.process(paid)
    await method.abandon?.({ ...asked(paid), number: 'B', idempotencyKey: 'B-1' })
    assert.equal(gateway.invoices.get(paid)?.status, 'Processing')
    await method.abandon?.({ ...asked(null), number: 'none' })
  })

  test('says what is wrong with the account', async ({ assert }) => {
    const check = async () => method.check?.('default', 'en_GB')
    assert.isTrue((await check())?.ok)
    assert.include((await check())?.detail, `/api/sales/payment-notifications/${METHOD}?channel=default`)
    for (const [name, value, said] of [
      ['test_api_key', 'other', /does not know the API key/],
      ['test_store_id', 'other', /refused the store id/],
      ['test_store_id', '', /is missing/],
    ] as const) {
      const kept = name === 'test_api_key' ? DEMO.apiKey : DEMO.storeId
      await setSetting(KEY(name), value)
      const answer = await check()
      assert.isFalse(answer?.ok)
      assert.match(answer?.detail ?? '', said)
      await setSetting(KEY(name), kept)
    }
    gateway.fail(/./, { kind: 'silent' }, 10)
    assert.match((await check())?.detail ?? '', /does not answer/)
  })
})

test.group('An order by BTCPay Server', (group) => {
  let shopper: ShopVisitor
  group.each.setup(async () => {
    const close = await prepare()
    await sellWine('A', 1000, 24)
    shopper = await signedInShopper()
    return close
  })

  const order = async () => {
    await shopper.fill({ A: 2 })
    await chooseAll({ payment: METHOD })
    const placed = placedOf(await shopper.place()) as { number: string; state: string; next: { url?: string } }
    return { ...placed, invoice: new URL(placed.next.url ?? '').pathname.split('/').at(-1) ?? '' }
  }
  const opened = async (number: string) => {
    const { body } = await shopper.send('GET', `/api/sales/account/orders/${number}`)
    return (body as { data: { state: string; paid: { amount: number }; invoices: object[] } }).data
  }
  /** The order, once its notifications are worked on. */
  const settled = async (number: string) => {
    await takeNotifications()
    return opened(number)
  }

  test('is paid on the server’s page and invoiced once, whatever is told how often', async ({ assert }) => {
    const { number, state, invoice, next } = await order()
    assert.equal(state, 'pending_payment')
    const answer = await fetch(next.url ?? '')
    assert.include(await answer.text(), number)
    const paid = await fetch(`${next.url}/pay`, { method: 'POST', redirect: 'manual' })
    assert.equal(paid.status, 303)
    assert.match(paid.headers.get('location') ?? '', /\/api\/sales\/payments\/[^/]+\/return$/)
    const notice = gateway.notice(invoice)
    await Promise.all([notice, notice, gateway.redelivery(notice)].map((one) => gateway.deliver(one)))
    const found = await settled(number)
    assert.containsSubset(found, { state: 'processing', paid: { amount: 3000 } })
    assert.lengthOf(found.invoices, 1)
    assert.deepEqual(gateway.books(), [{ id: invoice, number, status: 'Settled', received: 3000 }])
  })

  test('is paid by the return alone, when the notification is lost', async ({ assert }) => {
    gateway.sendsNotices = false
    const { number, invoice } = await order()
    await gateway.settle(invoice)
    const row = await store.reader.first<{ token: string }>('select token from sales_payments', [])
    const token = row?.token ?? ''
    await shopper.send('GET', `/api/sales/payments/${token}/return`)
    assert.containsSubset(await opened(number), { state: 'processing', paid: { amount: 3000 } })
  })

  test('that expired is begun again, and the second invoice pays it', async ({ assert }) => {
    const { number, invoice } = await order()
    await gateway.expire(invoice)
    await takeNotifications()
    const answer = await shopper.send('POST', `/api/sales/account/orders/${number}/payments`)
    assert.equal(answer.status, 201)
    const url = (answer.body as { data: { next: { url: string } } }).data.next.url
    const second = new URL(url).pathname.split('/').at(-1) ?? ''
    assert.notEqual(second, invoice)
    await gateway.settle(second)
    const found = await settled(number)
    assert.lengthOf(found.invoices, 1)
  })

  for (const [what, happen, amount, alert] of [
    ['too much', (id: string) => gateway.payOver(id, 500), 3500, 'other_amount'],
    ['too little', (id: string) => gateway.payPart(id, 1200), 1200, 'other_amount'],
    ['too late', (id: string) => gateway.payLate(id), 3000, 'paid_late'],
    ['another amount than the shop asked for', (id: string) => wrong(id), 2900, 'other_amount'],
  ] as const) {
    test(`that is paid ${what} is left to staff with what came`, async ({ assert }) => {
      const { number, invoice } = await order()
      await happen(invoice)
      const found = await settled(number)
      assert.containsSubset(found, { state: 'pending_payment', paid: { amount } })
      assert.lengthOf(found.invoices, 0)
      const alerts = await store.reader.all<{ kind: string }>('select kind from sales_payment_alerts', [])
      assert.deepEqual(alerts, [{ kind: alert }])
    })
  }

  const wrong = async (id: string) => {
    const invoice = gateway.invoices.get(id)
    if (invoice) invoice.amount = '29.00'
    await gateway.settle(id)
  }

  test('that the server refuses stands, and its shopper reads none of the server’s words', async ({ assert }) => {
    const words = '<script>alert(1)</script>'
    gateway.answer = async () => ({ status: 422, body: [{ path: 'amount', message: words }] })
    const { number, next } = await refused()
    assert.equal(next.kind, 'failed')
    assert.notInclude(JSON.stringify(await opened(number)), 'alert(1)')
  })

  const refused = async () => {
    await shopper.fill({ A: 2 })
    await chooseAll({ payment: METHOD })
    return placedOf(await shopper.place())
  }

  test('hears no forged word, and none that is too long', async ({ assert }) => {
    const { number, invoice } = await order()
    gateway.sendsNotices = false
    await gateway.settle(invoice)
    const notice = gateway.notice(invoice)
    await gateway.deliver({ ...notice, body: `${notice.body} ` })
    const long = await fetch(webhook(), {
      method: 'POST',
      headers: notice.headers,
      body: 'x'.repeat(10_000_000),
    }).catch(() => null)
    assert.isTrue(!long || long.status === 413)
    assert.containsSubset(await settled(number), { state: 'pending_payment', paid: { amount: 0 } })
  })
})
