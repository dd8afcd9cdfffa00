import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import {
  addressOf,
  approved,
  asked,
  gateway,
  openShop,
  ORDERS,
  orders,
  raw,
  set,
} from '#plugins/payment_paypal/tests/paypal_shop'
import { PaypalGateway } from '#tests/gateways/paypal'
import { GatewayServer, type Notice } from '#tests/gateways/gateway'
import { PAYMENT_TO_BEGIN } from '#plugins/sales/testing'
import { ForgedNotification, type PaymentContext, type PaymentMethod } from '#plugins/sales/index'

const CONTEXT: PaymentContext = {
  channel: 'default',
  locale: 'fr_FR',
  currency: 'EUR',
  amount: 4200,
  group: '',
  destination: { country: 'FR', postcode: '75011', state: null },
}

test.group('PayPal by Orders v2', (group) => {
  let method: PaymentMethod
  group.each.setup(async () => {
    const close = await openShop()
    method = await orders()
    gateway.sendsNotices = false
    return close
  })

  const begin = async () => {
    const beginning = await method.begin(PAYMENT_TO_BEGIN)
    if (beginning.kind !== 'redirect' || !beginning.reference) throw new Error('It leads nowhere')
    return { ...beginning, reference: beginning.reference }
  }
  const back = (id: string, query = {}) => method.returned?.({ ...asked(id), query, body: {} })
  const notify = ({ body, headers }: Pick<Notice, 'body' | 'headers'>) => method.notified?.(raw({ body, headers }))
  const judge = (notice: Notice) => method.received?.(raw(notice)).verdict
  const lastNotice = () => gateway.held.at(-1) as Notice
  const calls = (pattern: RegExp) => gateway.requests.filter(({ method: by, path }) => pattern.test(`${by} ${path}`))
  /** The certificate is known after the first notification that is worked on. */
  const learnCertificate = async () => {
    await notify(gateway.sign('{"id":"WH-0","event_type":"PING","resource":{}}', addressOf(ORDERS)))
  }

  test('is offered where it has its keys, in currencies that PayPal takes', async ({ assert }) => {
    assert.isTrue(await method.isOffered(CONTEXT))
    assert.isFalse(await method.isOffered({ ...CONTEXT, currency: 'KWD' }))
    assert.isTrue(method.isTest?.('default'))
    await set(ORDERS, { mode: 'live' })
    assert.isFalse(await method.isOffered(CONTEXT), 'the keys of the other mode are none')
    await set(ORDERS, { client_id_live: 'live', secret_live: 'secret' })
    assert.isTrue(await method.isOffered(CONTEXT))
    assert.isFalse(method.isTest?.('default'))
    assert.deepEqual(method.origins?.('default'), ['https://www.paypal.com'])
  })

  test('asks for a token once, and anew when PayPal took it back', async ({ assert }) => {
    await set(ORDERS, { client_id_test: 'other', secret_test: 'other' })
    await assert.rejects(begin, /401/)
    await set(ORDERS, { client_id_test: gateway.keys.clientId, secret_test: gateway.keys.secret })
    await begin()
    await Promise.all([begin(), begin()])
    assert.equal(gateway.tokensGiven, 1)
    gateway.revokeTokens()
    await begin()
    assert.equal(gateway.tokensGiven, 2)
  })

  test('begins one order, whatever becomes of the answer', async ({ assert }) => {
    gateway.fail(/POST \/v2\/checkout\/orders$/, { kind: 'lost' })
    const { url } = await begin()
    assert.equal(gateway.orders.size, 1)
    assert.equal(url, `${gateway.address}/checkoutnow?token=${gateway.lastOrder().id}`)
    gateway.fail(/POST \/v2\/checkout\/orders$/, { kind: 'status', status: 503 }, 3)
    await assert.rejects(begin, /503/)
  })

  test('leads nowhere but to PayPal', async ({ assert }) => {
    gateway.leadsTo = 'https://evil.example/approve'
    await assert.rejects(() => method.begin(PAYMENT_TO_BEGIN), /leads elsewhere/)
  })

  test('takes the money when its payer returns, once', async ({ assert }) => {
    const { id, news, request } = await approved(method)
    const [capture] = gateway.lastOrder().purchase_units[0].payments?.captures ?? []
    assert.deepEqual(news, {
      reference: capture?.id,
      number: 'CMD-2026-000042',
      kind: 'paid',
      amount: 4200,
      currency: 'EUR',
      raw: 'COMPLETED',
      idempotencyKey: 'CMD-2026-000042-1',
    })
    assert.deepEqual(await method.returned?.(request), news)
    assert.lengthOf(calls(/capture$/), 1)
    assert.deepEqual(await method.ask?.(asked(id)), [news], 'asked later it says the same')
    assert.lengthOf(gateway.books(), 1)
  })

  test('takes the money once when the answer is lost, before or after it was taken', async ({ assert }) => {
    for (const kind of ['silent', 'lost'] as const) {
      gateway.orders.clear()
      const payment = { ...PAYMENT_TO_BEGIN, idempotencyKey: `CMD-2026-000042-${kind}` }
      gateway.fail(/POST .*\/capture$/, { kind })
      const { news } = await approved(method, 'paid', payment)
      assert.equal(news?.kind, 'paid', kind)
    }
    assert.lengthOf(gateway.books(), 2)
    const { reference } = await begin()
    gateway.fail(/POST .*\/capture$/, { kind: 'status', status: 500 }, 3)
    await gateway.approve(reference)
    await assert.rejects(async () => back(reference), /500/)
    assert.equal((await back(reference))?.kind, 'paid')
  })

  test('takes nothing that was not approved, and knows nothing of it', async ({ assert }) => {
    const { reference } = await begin()
    assert.isNull(await back(reference))
    assert.deepEqual(await method.ask?.(asked(reference)), [])
    assert.lengthOf(calls(/capture$/), 0)
  })

  test('is not paid by an order that is complete and whose money was refused', async ({ assert }) => {
    const { id, news } = await approved(method, 'declined_capture')
    assert.equal(gateway.lastOrder().status, 'COMPLETED')
    assert.containsSubset(news, { kind: 'failed', reason: 'insufficient_funds', raw: 'DECLINED' })
    assert.deepEqual(await method.ask?.(asked(id)), [news])
    assert.deepEqual(await notify(lastNotice()), [news])
  })

  test('failed when the bank refuses; PayPal’s words are kept as text for staff', async ({ assert }) => {
    const { news } = await approved(method, 'declined')
    assert.containsSubset(news, { kind: 'failed', reason: 'refused', raw: 'INSTRUMENT_DECLINED' })
    assert.include(news?.message ?? '', '<b>declined</b>')
  })

  test('waits for money that is on its way, and is told what became of it', async ({ assert }) => {
    const { news } = await approved(method, 'pending')
    assert.isNull(news)
    const [capture] = gateway.lastOrder().purchase_units[0].payments?.captures ?? []
    assert.deepEqual(await notify(lastNotice()), [])
    await gateway.finish(capture?.id ?? '', 'COMPLETED')
    assert.containsSubset(await notify(lastNotice()), [{ kind: 'paid', reference: capture?.id ?? '' }])
  })

  test('is called off on the way back, and is not taken though it is approved later', async ({ assert }) => {
    const { reference } = await begin()
    assert.containsSubset(await back(reference, { canceled: '1' }), { kind: 'canceled', reference, reason: 'canceled' })
    await gateway.approve(reference)
    assert.containsSubset(await notify(lastNotice()), [{ kind: 'canceled', reference }])
    assert.lengthOf(calls(/capture$/), 0)
    assert.lengthOf(gateway.books(), 0)
  })

  test('is not called off by a return that says so when it was approved', async ({ assert }) => {
    const { reference } = await begin()
    await gateway.approve(reference)
    await method.abandon?.(asked(reference))
    assert.equal((await back(reference))?.kind, 'paid')
    assert.equal((await back(reference, { canceled: '1' }))?.kind, 'paid')
  })

  test('has expired when PayPal has forgotten it, unless something happened', async ({ assert }) => {
    const { reference } = await begin()
    gateway.orders.clear()
    assert.containsSubset(await method.ask?.(asked(reference)), [{ kind: 'failed', reason: 'expired', amount: 4200 }])
    assert.deepEqual(await method.ask?.({ ...asked(reference), reference: 'CAPTURE' }), [])
  })

  test('is taken when PayPal tells that it was approved', async ({ assert }) => {
    const { reference } = await begin()
    await gateway.approve(reference)
    const [news] = (await notify(lastNotice())) ?? []
    assert.containsSubset(news, { kind: 'paid', amount: 4200, number: 'CMD-2026-000042' })
    assert.deepEqual(await notify(lastNotice()), [news], 'the capture is told under the same name')
  })

  test('judges a notification without a call, once it knows the certificate', async ({ assert }) => {
    const { reference } = await begin()
    await gateway.approve(reference)
    const notice = lastNotice()
    const before = gateway.requests.length
    const received = method.received?.(raw(notice))
    assert.containsSubset(received, { verdict: 'unproven', number: 'CMD-2026-000042' })
    assert.match(received?.event ?? '', /^WH-/)
    assert.match(received?.sentAt ?? '', /^\d{4}-.*Z$/)
    assert.equal(gateway.requests.length, before)
    await learnCertificate()
    assert.equal(judge(notice), 'genuine')
    await notify(notice)
    assert.lengthOf(calls(/certs\/CERT/), 1, 'it is fetched once')
  })

  test('believes no notification that differs by one byte, or is of another webhook', async ({ assert }) => {
    const { reference } = await begin()
    await gateway.approve(reference)
    const notice = lastNotice()
    const header = (name: string, value: string) => ({ ...notice, headers: { ...notice.headers, [name]: value } })
    await learnCertificate()
    const forgeries: Record<string, Notice> = {
      'a byte more': { ...notice, body: `${notice.body} ` },
      'written anew': { ...notice, body: JSON.stringify(JSON.parse(notice.body)) },
      'another amount': { ...notice, body: notice.body.replace('42.00', '42.01') },
      'another time': header('paypal-transmission-time', '2026-01-01T00:00:00Z'),
      'another name': header('paypal-transmission-id', 'x'),
      'another algorithm': header('paypal-auth-algo', 'MD5'),
      'no signature': header('paypal-transmission-sig', ''),
      'another host': header('paypal-cert-url', 'https://evil.example/cert'),
      'another webhook': gateway.sign(notice.body, notice.url, 'OTHERWEBHOOK'),
      'no event': gateway.sign('[]', notice.url),
      'no JSON': gateway.sign('{', notice.url),
    }
    for (const [name, forged] of Object.entries(forgeries)) {
      assert.equal(judge(forged), 'forged', name)
      const error = await notify(forged)?.then(
        () => null,
        (reason: unknown) => reason
      )
      assert.instanceOf(error, ForgedNotification, name)
    }
    assert.lengthOf(calls(/capture$/), 0)
  })

  test('believes no notification of the other mode, nor before it knows its webhook', async ({ assert }) => {
    const { reference } = await begin()
    await gateway.approve(reference)
    await learnCertificate()
    await set(ORDERS, { webhook_id_test: '' })
    assert.equal(judge(lastNotice()), 'unproven')
    const error = await notify(lastNotice())?.catch((reason: unknown) => reason)
    assert.notInstanceOf(error, ForgedNotification, 'it is tried again when staff have entered it')
    assert.instanceOf(error, Error)
    const { clientId, secret, webhookId } = gateway.keys
    await set(ORDERS, { mode: 'live', client_id_live: clientId, secret_live: secret, webhook_id_live: webhookId })
    assert.equal(judge(lastNotice()), 'forged')
    await assert.rejects(async () => notify(lastNotice()), /not PayPal’s/)
  })

  test('believes no certificate of somebody else', async ({ assert }) => {
    const other = new PaypalGateway()
    const server = await GatewayServer.open([other])
    const { reference } = await begin()
    await gateway.approve(reference)
    const { body, url } = lastNotice()
    const stolen = other.sign(body, url)
    // The other one's certificate at an address that the shop would ask.
    stolen.headers['paypal-cert-url'] = gateway.certificateUrl
    await assert.rejects(async () => notify(stolen), /signature/)
    stolen.headers['paypal-cert-url'] = `${gateway.address}/certs/unknown`
    await assert.rejects(async () => notify(stolen))
    server.close()
  })

  test('retries a notification when PayPal does not give its certificate', async ({ assert }) => {
    const { reference } = await begin()
    await gateway.approve(reference)
    gateway.fail(/certs\/CERT/, { kind: 'status', status: 503 }, 3)
    const error = await notify(lastNotice())?.catch((reason: unknown) => reason)
    assert.notInstanceOf(error, ForgedNotification)
    assert.instanceOf(error, Error)
    assert.containsSubset(await notify(lastNotice()), [{ kind: 'paid' }])
  })

  test('has PayPal verify notifications where staff say so, by the bytes as they came', async ({ assert }) => {
    await set(ORDERS, { verification: 'api' })
    const { reference } = await begin()
    await gateway.approve(reference)
    const notice = lastNotice()
    assert.equal(judge(notice), 'unproven')
    assert.containsSubset(await notify(notice), [{ kind: 'paid' }])
    assert.lengthOf(calls(/certs/), 0)
    const error = await notify({ ...notice, body: `${notice.body} ` })?.catch((reason: unknown) => reason)
    assert.instanceOf(error, ForgedNotification)
    gateway.fail(/verify-webhook-signature/, { kind: 'status', status: 500 }, 3)
    const later = await notify(notice)?.catch((reason: unknown) => reason)
    assert.notInstanceOf(later, ForgedNotification)
    assert.instanceOf(later, Error)
  })

  test('is told under one name of money given back, disputed or taken back', async ({ assert }) => {
    const { news } = await approved(method)
    const capture = news?.reference ?? ''
    const refund = await gateway.refundByHand(capture, '7.00')
    assert.containsSubset(await notify(lastNotice()), [
      { kind: 'refunded', reference: refund.id, amount: 700, number: 'CMD-2026-000042' },
    ])
    await gateway.dispute(capture, 'INQUIRY')
    assert.deepEqual(await notify(lastNotice()), [])
    await gateway.dispute(capture, 'CHARGEBACK')
    const disputed = { kind: 'disputed', reference: capture, amount: 4200, number: 'CMD-2026-000042' }
    assert.containsSubset(await notify(lastNotice()), [disputed])
    await gateway.reverse(capture)
    assert.containsSubset(await notify(lastNotice()), [disputed])
    const known = async () => (await method.ask?.(asked(gateway.lastOrder().id)))?.map(({ kind }) => kind)
    assert.deepEqual(await known(), ['paid', 'refunded', 'disputed'], 'once, whatever it was told by')
    gateway.tellsDisputes = false
    assert.deepEqual(await known(), ['paid', 'refunded'], 'the application may not read disputes')
  })

  test('leaves alone what another shop sells by the same account under the same number', async ({ assert }) => {
    await set(ORDERS, { prefix: 'B-' })
    const { reference } = await begin()
    await gateway.approve(reference)
    await set(ORDERS, { prefix: '' })
    assert.deepEqual(await notify(lastNotice()), [])
    assert.lengthOf(calls(/capture$/), 0)
    await set(ORDERS, { prefix: 'B-' })
    assert.containsSubset(await back(reference), { kind: 'paid' })
    await set(ORDERS, { prefix: 'C-' })
    const [capture] = gateway.lastOrder().purchase_units[0].payments?.captures ?? []
    assert.deepEqual(await notify(lastNotice()), [])
    await gateway.refundByHand(capture?.id ?? '', '7.00')
    assert.deepEqual(await notify(lastNotice()), [])
    await gateway.reverse(capture?.id ?? '')
    assert.deepEqual(await notify(lastNotice()), [])
  })

  test('leaves alone what is not of this shop', async ({ assert }) => {
    const { news } = await approved(method)
    const [unit] = gateway.lastOrder().purchase_units
    const [capture] = unit.payments?.captures ?? []
    if (capture) capture.custom_id = 'PO-7'
    await gateway.refundByHand(news?.reference ?? '', '7.00')
    assert.deepEqual(await notify(lastNotice()), [])
    const other = gateway.sign('{"id":"WH-1","event_type":"CUSTOMER.CREATED","resource":{"id":"1"}}', '')
    assert.deepEqual(await notify(other), [])
  })

  test('is captured in parts, and what is left is let go', async ({ assert }) => {
    await set(ORDERS, { captures_later: true, prefix: 'B-' })
    const { id, news } = await approved(method)
    assert.containsSubset(news, { kind: 'authorised', amount: 4200, raw: 'CREATED' })
    const payment = { reference: news?.reference ?? '', begun: id, number: 'CMD-2026-000042', channel: 'default' }
    const movement = { ...payment, currency: 'EUR', captures: [] }
    gateway.fail(/POST .*\/capture$/, { kind: 'lost' })
    const first = await method.capture?.({ ...movement, amount: 1000, idempotencyKey: 'CMD-2026-000042-capture-1' })
    assert.containsSubset(first, { kind: 'paid', amount: 1000, idempotencyKey: 'CMD-2026-000042-capture-1' })
    const told = (await notify(lastNotice())) ?? []
    assert.deepEqual(told, [first])
    const more = await method.capture?.({ ...movement, amount: 4000, idempotencyKey: 'CMD-2026-000042-capture-2' })
    assert.containsSubset(more, { kind: 'capture_failed', raw: 'AUTHORIZATION_ALREADY_CAPTURED' })
    gateway.captureState = 'PENDING'
    const slow = await method.capture?.({ ...movement, amount: 2000, idempotencyKey: 'CMD-2026-000042-capture-3' })
    assert.containsSubset(slow, { kind: 'capture_pending', amount: 2000 })
    await gateway.finish(slow?.reference ?? '', 'DECLINED')
    assert.containsSubset(await notify(lastNotice()), [{ kind: 'capture_failed', reference: slow?.reference ?? '' }])
    const release = { ...movement, amount: 3200, idempotencyKey: 'CMD-2026-000042-void-1' }
    assert.containsSubset(await method.void?.(release), {
      kind: 'canceled',
      amount: 3200,
      reference: news?.reference ?? '',
    })
    const known = (await method.ask?.(asked(id))) ?? []
    assert.sameMembers(
      known.map(({ kind, amount }) => `${kind} ${amount}`),
      ['authorised 4200', 'canceled 3200', 'paid 1000', 'capture_failed 2000']
    )
  })

  test('gives back money of several captures as one refund', async ({ assert }) => {
    await set(ORDERS, { captures_later: true, prefix: 'B-' })
    const { id, news } = await approved(method)
    const payment = { reference: news?.reference ?? '', begun: id, number: 'CMD-2026-000042', channel: 'default' }
    const movement = { ...payment, currency: 'EUR', captures: [] as { reference: string; amount: number }[] }
    for (const [i, amount] of [1000, 3200].entries()) {
      const taken = await method.capture?.({ ...movement, amount, idempotencyKey: `CMD-2026-000042-capture-${i}` })
      movement.captures.push({ reference: taken?.reference ?? '', amount })
    }
    const some = { ...movement, amount: 2000, idempotencyKey: 'CMD-2026-000042-refund-1' }
    assert.containsSubset(await method.refund?.(some), { kind: 'refunded', amount: 2000 })
    // 10.00 are left of the first and 12.00 of the second one.
    const rest = { ...movement, amount: 2200, idempotencyKey: 'CMD-2026-000042-refund-2' }
    gateway.fail(/POST .*\/refund$/, { kind: 'silent' })
    const refunded = await method.refund?.(rest)
    assert.containsSubset(refunded, { kind: 'refunded', amount: 2200 })
    assert.deepEqual(await method.refund?.(rest), refunded)
    assert.deepEqual(await notify(lastNotice()), [], 'a part tells nothing')
    assert.deepEqual((await method.ask?.(asked(id)))?.filter(({ kind }) => kind === 'refunded').length, 2)
    const given = gateway.books().filter(({ kind }) => kind === 'refunded')
    assert.equal(
      given.reduce((sum, { amount }) => sum + amount, 0),
      4200
    )
  })

  test('says why money was not given back, and asks again when nobody knows', async ({ assert }) => {
    const { id, news } = await approved(method)
    const reference = news?.reference ?? ''
    const movement = {
      reference,
      begun: id,
      number: 'CMD-2026-000042',
      channel: 'default',
      currency: 'EUR',
      amount: 4200,
      idempotencyKey: 'CMD-2026-000042-refund-1',
      captures: [{ reference, amount: 4200 }],
    }
    gateway.refundRefusal = 'REFUND_FAILED_INSUFFICIENT_FUNDS'
    const refused = await method.refund?.(movement)
    assert.containsSubset(refused, { kind: 'refund_failed', raw: 'REFUND_FAILED_INSUFFICIENT_FUNDS' })
    assert.include(refused?.message ?? '', '<i>refused</i>')
    gateway.refundRefusal = null
    gateway.fail(/POST .*\/refund$/, { kind: 'status', status: 500 }, 3)
    const again = { ...movement, idempotencyKey: 'CMD-2026-000042-refund-2' }
    await assert.rejects(async () => method.refund?.(again), /500/)
    gateway.refundState = 'PENDING'
    assert.containsSubset(await method.refund?.(again), { kind: 'refund_pending' })
    await set(ORDERS, { client_id_test: 'other' })
    await assert.rejects(async () => method.refund?.({ ...again, idempotencyKey: 'x' }), /401/)
  })

  test('looks at the account: keys, webhook and where it leads', async ({ assert }) => {
    const check = () => method.check?.('default', 'en_GB')
    assert.containsSubset(await check(), { ok: true })
    gateway.webhookUrl = 'https://elsewhere.example/hook'
    assert.containsSubset(await check(), { ok: false })
    assert.include((await check())?.detail ?? '', 'https://elsewhere.example/hook')
    await set(ORDERS, { webhook_id_test: 'UNKNOWN' })
    assert.match((await check())?.detail ?? '', /no webhook with this ID/)
    await set(ORDERS, { webhook_id_test: '' })
    assert.match((await check())?.detail ?? '', /webhook ID of this mode is missing/)
    assert.include((await check())?.detail ?? '', addressOf(ORDERS))
    await set(ORDERS, { webhook_id_test: 'X', secret_test: 'other' })
    assert.match((await check())?.detail ?? '', /does not know these keys/)
    await set(ORDERS, { secret_test: '' })
    assert.match((await check())?.detail ?? '', /secret key of this mode is missing/)
  })

  test('believes a notification whose clock is not ours', async ({ assert }) => {
    gateway.skewSeconds = 3600
    const { reference } = await begin()
    await gateway.approve(reference)
    assert.containsSubset(await notify(lastNotice()), [{ kind: 'paid' }])
    const clock = await app.container.make(Clock)
    assert.isAbove(Date.parse(method.received?.(raw(lastNotice())).sentAt ?? ''), clock.epoch())
  })
})
