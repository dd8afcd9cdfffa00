import { setTimeout } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { begun, gateway, load, openShop, raw, set, toBegin } from '#plugins/payment_payplug/tests/payplug_shop'
import { ForgedNotification, ProviderRefused, ProviderSilent } from '#plugins/sales/index'
import type { PaymentContext, PaymentMethod, PaymentMovement } from '#plugins/sales/index'

const CONTEXT: PaymentContext = {
  channel: 'default',
  locale: 'fr_FR',
  currency: 'EUR',
  amount: 4200,
  destination: { country: 'FR', postcode: '75011', state: null },
  group: '',
}

/** An answer of the gateway that another one takes the place of, once. */
function changeNextAnswer(change: (answer: Record<string, unknown>) => object) {
  const answer = gateway.answer.bind(gateway)
  gateway.answer = async (request) => {
    gateway.answer = answer
    const { body = {}, ...rest } = await answer(request)
    return { ...rest, body: change(body as Record<string, unknown>) }
  }
}

const callsTo = (request: RegExp) => gateway.requests.filter(({ method, path }) => request.test(`${method} ${path}`))

test.group('Cards by PayPlug', (group) => {
  let method: PaymentMethod
  group.each.setup(async () => {
    const close = await openShop()
    gateway.sendsNotices = false
    method = await load()
    return close
  })

  const offered = (changes: Partial<PaymentContext> = {}) => method.isOffered({ ...CONTEXT, ...changes })
  const asked = (reference: string) => ({
    number: toBegin().number,
    idempotencyKey: toBegin().idempotencyKey,
    amount: 4200,
    currency: 'EUR',
    channel: 'default',
    begun: reference,
    reference: null,
    at: toBegin().at,
  })
  const movement = (reference: string, changes: Partial<PaymentMovement> = {}): PaymentMovement => ({
    reference,
    begun: reference,
    number: toBegin().number,
    channel: 'default',
    currency: 'EUR',
    captures: [],
    amount: 4200,
    idempotencyKey: 'key-1',
    ...changes,
  })
  const kinds = async (reference: string) => ((await method.ask?.(asked(reference))) ?? []).map(({ kind }) => kind)

  test('are offered with the key of their mode, in euros, between the amounts that PayPlug takes', async ({
    assert,
  }) => {
    assert.isTrue(await offered({ amount: 99 }))
    assert.isTrue(await offered({ amount: 2_000_000 }))
    for (const refused of [{ amount: 98 }, { amount: 2_000_001 }, { currency: 'USD' }, { currency: 'JPY' }]) {
      assert.isFalse(await offered(refused), JSON.stringify(refused))
    }
    await set({ mode: 'live' })
    assert.isFalse(await offered(), 'there is no live key')
    await set({ mode: 'test', countries: 'BE, lu' })
    assert.isFalse(await offered())
    assert.isTrue(await offered({ destination: { country: 'LU', postcode: '1111', state: null } }))
    await set({ countries: '', test_key: '' })
    assert.isFalse(await offered())
  })

  test('are offered between the amounts of the account, which is read in the background and kept', async ({
    assert,
  }) => {
    // A key of its own: what is known of an account is kept.
    await set({ test_key: 'sk_test_bounds' })
    Object.assign(gateway, { keys: { testKey: 'sk_test_bounds', liveKey: 'sk_live_bounds' } })
    Object.assign(gateway.account, { least: 500, most: 9_000_000 })
    assert.isTrue(await offered({ amount: 499 }), 'nothing is known yet')
    for (let tries = 0; tries < 50 && (await offered({ amount: 499 })); tries += 1) await setTimeout(20)
    assert.isFalse(await offered({ amount: 499 }))
    assert.isTrue(await offered({ amount: 500 }))
    assert.isFalse(await offered({ amount: 2_000_001 }), 'whatever the account says')
    assert.lengthOf(callsTo(/GET \/v1\/account/), 1)
  })

  test('do not keep shoppers waiting when PayPlug hangs', async ({ assert }) => {
    await set({ test_key: 'sk_test_hanging' })
    gateway.fail(/account/, { kind: 'hangs', ms: 3000 })
    const started = performance.now()
    assert.isTrue(await offered())
    assert.isBelow(performance.now() - started, 1000)
  })

  test('begin on a page of PayPlug', async ({ assert }) => {
    const beginning = await method.begin(toBegin())
    assert.deepEqual(beginning, {
      kind: 'redirect',
      url: `${gateway.address}/pay/${gateway.last.id}`,
      method: 'GET',
      fields: {},
      reference: gateway.last.id,
    })
    assert.deepEqual(method.origins?.('default'), [new URL(gateway.address).origin])
    await set({ mode: 'live', live_key: 'sk_live_1' })
    assert.deepEqual(method.origins?.('default'), ['https://secure.payplug.com'])
  })

  test('do not begin for another amount, in another mode, or on a page that is not PayPlug’s', async ({ assert }) => {
    changeNextAnswer((answer) => ({ ...answer, amount: 1 }))
    await assert.rejects(() => method.begin(toBegin()), /1 EUR, not 4200 EUR/)
    changeNextAnswer((answer) => ({ ...answer, is_live: true }))
    await assert.rejects(() => method.begin(toBegin()), /the other mode/)
    const hosted = { payment_url: 'https://secure.payplug.com.evil.example/pay/1' }
    changeNextAnswer((answer) => ({ ...answer, hosted_payment: hosted }))
    await assert.rejects(() => method.begin(toBegin()), /not its own/)
    changeNextAnswer(() => ({ object: 'list', data: [] }))
    await assert.rejects(() => method.begin(toBegin()), /something else than a payment/)
    for (const amount of [98, 2_000_001]) {
      await assert.rejects(() => method.begin({ ...toBegin(), amount }), /takes no payment/)
    }
    await assert.rejects(() => method.begin({ ...toBegin(), currency: 'USD' }), /takes no payment/)
  })

  test('do not begin when PayPlug refuses, is down, or answers nothing; it is asked once', async ({ assert }) => {
    await set({ test_key: 'sk_test_another_shop' })
    await assert.rejects(() => method.begin(toBegin()), ProviderRefused as never)
    await set({ test_key: 'sk_test_demonstration0000000000000001' })
    for (const fault of [{ kind: 'silent' }, { kind: 'lost' }, { kind: 'status', status: 502 }] as const) {
      const before = gateway.requests.length
      gateway.fail(/POST \/v1\/payments$/, fault)
      await assert.rejects(() => method.begin(toBegin()), ProviderSilent as never)
      assert.equal(gateway.requests.length - before, 1, fault.kind)
    }
    assert.equal((await method.begin(toBegin())).kind, 'redirect')
  })

  test('tell what PayPlug says of a payment, in the words of the shop', async ({ assert }) => {
    const { reference, number } = await begun()
    assert.deepEqual(await method.ask?.(asked(reference)), [])
    await gateway.decline(reference, 'insufficient_funds', 'No <b>funds</b> & more')
    const about = { reference, number, currency: 'EUR', amount: 4200, idempotencyKey: `${number}-1` }
    assert.containsSubset(await method.ask?.(asked(reference)), [
      {
        ...about,
        kind: 'failed',
        reason: 'insufficient_funds',
        raw: 'insufficient_funds',
        message: 'No <b>funds</b> & more',
      },
    ])
    for (const [code, reason] of [
      ['card_declined', 'refused'],
      ['3ds_declined', 'authentication'],
      ['processing_error', 'technical'],
      ['timeout', 'expired'],
      ['something_new', 'refused'],
    ] as const) {
      await gateway.decline(reference, code)
      assert.containsSubset(await method.ask?.(asked(reference)), [{ kind: 'failed', reason }])
    }
    await gateway.pay(reference)
    const [paid, ...others] = (await method.ask?.(asked(reference))) ?? []
    assert.deepEqual(others, [])
    assert.containsSubset(paid, { ...about, kind: 'paid', details: { card: 'CB **** 0001', country: 'FR' } })
    await gateway.refundAtPortal(reference, 1000)
    assert.deepEqual(await kinds(reference), ['paid', 'refunded'])
  })

  test('ask nothing of payments that did not begin, and do not take another order’s', async ({ assert }) => {
    const { reference } = await begun()
    await gateway.pay(reference)
    for (const unknown of ['', 'pay_nobody', '../account', 'pay_1/refunds']) {
      assert.deepEqual(await method.ask?.(asked(unknown)), [], unknown)
    }
    assert.deepEqual(await method.ask?.({ ...asked(reference), begun: null }), [])
    await assert.rejects(
      async () => method.ask?.({ ...asked(reference), number: 'CMD-2026-000043' }),
      /not the payment of/
    )
    await assert.rejects(async () => method.ask?.({ ...asked(reference), idempotencyKey: 'CMD-2026-000042-2' }))
  })

  test('believe of a notification only what it is about, and read that again', async ({ assert }) => {
    const { reference, number } = await begun()
    const open = gateway.forged('', { object: 'payment', id: reference, is_paid: true, amount: 4200 })
    assert.deepEqual(await method.notified?.(raw(open)), [], 'it is not paid')
    const notice = await gateway.pay(reference)
    assert.containsSubset(await method.notified?.(raw(notice)), [{ kind: 'paid', reference, number, amount: 4200 }])
    const lie = { ...(JSON.parse(notice.body) as object), amount: 1, metadata: { order: 'CMD-2026-000001' } }
    const lied = await method.notified?.(raw(gateway.forged('', lie)))
    assert.containsSubset(lied, [{ kind: 'paid', number, amount: 4200 }])
  })

  test('tell of a refund what PayPlug knows of it', async ({ assert }) => {
    const { reference, number } = await begun()
    await gateway.pay(reference)
    const notice = await gateway.refundAtPortal(reference, 1500)
    const id = gateway.find(reference).refunds[0]?.id ?? ''
    const [news] = (await method.notified?.(raw(notice))) ?? []
    assert.deepEqual(news, {
      reference: id,
      number,
      kind: 'refunded',
      amount: 1500,
      currency: 'EUR',
      raw: 'refund',
    })
    const [, asked2] = (await method.ask?.(asked(reference))) ?? []
    assert.deepEqual(asked2, news, 'its reference and kind are the same when it is asked for')
  })

  test('keep forged notifications apart', async ({ assert }) => {
    const { reference } = await begun()
    const notice = await gateway.pay(reference)
    const forged = async (told: object | string) => {
      const body = typeof told === 'string' ? told : JSON.stringify(told)
      await assert.rejects(async () => method.notified?.(raw({ body, headers: {} })), ForgedNotification as never)
    }
    await forged('')
    await forged('[]')
    await forged('null')
    await forged('\u0000\u0001')
    await forged('{"object":"payment"')
    await forged({ object: 'payment', id: `${reference}/../account` })
    await forged({ object: 'payment', id: `${reference}x` })
    await forged({ object: 'installment_plan', id: reference })
    await forged({ object: 'refund', id: 're_nobody', payment_id: reference })
    const shop = { ...gateway.find(reference).metadata }
    gateway.find(reference).metadata.shop = 'another.example'
    await forged(notice.body)
    gateway.find(reference).metadata = {}
    await forged(notice.body)
    gateway.find(reference).metadata = shop
    assert.lengthOf((await method.notified?.(raw(notice))) ?? [], 1)
  })

  test('are asked again when PayPlug does not answer a notification’s question', async ({ assert }) => {
    const notice = await gateway.pay((await begun()).reference)
    gateway.fail(/GET \/v1\/payments/, { kind: 'status', status: 503 }, 3)
    await assert.rejects(async () => method.notified?.(raw(notice)), ProviderSilent as never)
    gateway.fail(/GET \/v1\/payments/, { kind: 'silent' }, 1)
    assert.containsSubset(await method.notified?.(raw(notice)), [{ kind: 'paid' }])
  })

  test('believe nothing of the other mode', async ({ assert }) => {
    const { reference } = await begun()
    const notice = await gateway.pay(reference)
    gateway.find(reference).isLive = true
    await assert.rejects(async () => method.notified?.(raw(notice)), ForgedNotification as never)
    gateway.find(reference).isLive = false
    changeNextAnswer((answer) => ({ ...answer, is_live: true }))
    await assert.rejects(async () => method.notified?.(raw(notice)), /the other mode/)
  })

  test('judge a notification without a call to anybody', async ({ assert }) => {
    const notice = await gateway.pay((await begun()).reference)
    const before = gateway.requests.length
    const received = method.received?.(raw(notice))
    assert.containsSubset(received, { verdict: 'unproven', number: toBegin().number })
    assert.deepEqual(method.received?.(raw(notice)), received, 'sent again, it is the same event')
    const changed = { ...notice, body: notice.body.replace('4200', '4201') }
    assert.notEqual(method.received?.(raw(changed))?.event, received?.event)
    assert.isAtMost(received?.event.length ?? 0, 190)
    for (const body of ['', '{}', 'x'.repeat(64), JSON.stringify({ object: 'payment', id: 'pay_' })]) {
      assert.equal(method.received?.(raw({ body, headers: {} }))?.verdict, 'forged', body)
    }
    const live = { ...notice, body: notice.body.replace('"is_live":false', '"is_live":true') }
    assert.containsSubset(method.received?.(raw(live)), { verdict: 'forged', reason: 'It is of the live mode' })
    await set({ mode: 'live', live_key: 'sk_live_1' })
    assert.containsSubset(method.received?.(raw(notice)), { verdict: 'forged', reason: 'It is of the test mode' })
    assert.equal(gateway.requests.length, before)
  })

  test('that a customer gives up are aborted, so that they are not paid later', async ({ assert }) => {
    const { reference } = await begun()
    const back = { ...asked(reference), query: { canceled: '1' }, body: {} }
    assert.containsSubset(await method.returned?.(back), { kind: 'canceled', reason: 'canceled', reference })
    assert.containsSubset(await method.returned?.(back), { kind: 'canceled' })
    assert.lengthOf(callsTo(/PATCH/), 1)
    await assert.rejects(() => gateway.pay(reference), /over/)
  })

  test('are not aborted once they are paid or authorised, whatever the browser says', async ({ assert }) => {
    const paid = (await begun()).reference
    await gateway.pay(paid)
    const back = { ...asked(paid), query: { canceled: '1' }, body: {} }
    assert.containsSubset(await method.returned?.(back), { kind: 'paid' })
    await set({ deferred: true })
    const authorised = (await begun()).reference
    await gateway.pay(authorised)
    await method.abandon?.(asked(authorised))
    assert.deepEqual(await kinds(authorised), ['authorised'])
    assert.lengthOf(callsTo(/PATCH/), 0)
  })

  test('a race between an abort and the customer’s payment is PayPlug’s to decide', async ({ assert }) => {
    const { reference } = await begun()
    changeNextAnswer((answer) => answer)
    const look = gateway.answer
    gateway.answer = async (request) => {
      const answer = await look(request)
      await gateway.pay(reference)
      return answer
    }
    await method.abandon?.(asked(reference))
    assert.deepEqual(await kinds(reference), ['paid'])
  })

  test('are given back once, when the answer of the first request was lost too', async ({ assert }) => {
    const { reference } = await begun()
    await gateway.pay(reference)
    gateway.fail(/POST .*refunds/, { kind: 'lost' })
    const wish = movement(reference, { amount: 1000, idempotencyKey: 'move-1' })
    await assert.rejects(async () => method.refund?.(wish), ProviderSilent as never)
    assert.equal(gateway.books()[0]?.refunded, 1000, 'it was given')
    const again = await method.refund?.(wish)
    assert.containsSubset(again, { kind: 'refunded', amount: 1000, idempotencyKey: 'move-1' })
    await method.refund?.(movement(reference, { amount: 500, idempotencyKey: 'move-2' }))
    assert.equal(gateway.books()[0]?.refunded, 1500)
    gateway.fail(/POST .*refunds/, { kind: 'silent' })
    const third = movement(reference, { amount: 200, idempotencyKey: 'move-3' })
    await assert.rejects(async () => method.refund?.(third), ProviderSilent as never)
    await method.refund?.(third)
    assert.equal(gateway.books()[0]?.refunded, 1700)
    const told = ((await method.ask?.(asked(reference))) ?? []).filter(({ kind }) => kind === 'refunded')
    assert.deepEqual(
      told.map(({ amount, idempotencyKey }) => [amount, idempotencyKey]),
      [
        [1000, 'move-1'],
        [500, 'move-2'],
        [200, 'move-3'],
      ]
    )
  })

  test('that PayPlug does not give back are refused with its reason', async ({ assert }) => {
    const { reference } = await begun()
    await gateway.pay(reference)
    for (const amount of [5, 4201]) {
      const news = await method.refund?.(movement(reference, { amount }))
      assert.containsSubset(news, { kind: 'refund_failed', amount, reference: 'key-1' })
      assert.match(news?.message ?? '', /not refundable.*from 10 to 4200/)
    }
    await assert.rejects(async () => method.refund?.(movement('pay_nobody')), /does not know/)
    await assert.rejects(async () => method.refund?.(movement(reference, { number: 'CMD-1' })), /does not know/)
  })

  test('that are deferred are authorised, captured as a whole, once', async ({ assert }) => {
    await set({ deferred: true })
    const { reference, number } = await begun()
    assert.isUndefined(JSON.parse(callsTo(/POST \/v1\/payments$/)[0]?.body ?? '{}').amount)
    assert.containsSubset(await method.capture?.(movement(reference)), { kind: 'capture_failed' })
    await gateway.pay(reference)
    const [authorised] = (await method.ask?.(asked(reference))) ?? []
    assert.containsSubset(authorised, { kind: 'authorised', amount: 4200, number, reference })
    assert.match(authorised?.details?.expires_at ?? '', /^20\d\d-/)
    const part = await method.capture?.(movement(reference, { amount: 1000 }))
    assert.containsSubset(part, { kind: 'capture_failed', amount: 1000 })
    assert.deepEqual(gateway.books(), [], 'never more than was asked for')
    gateway.fail(/PATCH/, { kind: 'lost' })
    await assert.rejects(async () => method.capture?.(movement(reference)), ProviderSilent as never)
    const captured = await method.capture?.(movement(reference))
    assert.containsSubset(captured, { kind: 'paid', amount: 4200, reference })
    assert.lengthOf(callsTo(/PATCH/), 2)
    assert.deepEqual(await kinds(reference), ['authorised', 'paid'])
    assert.containsSubset(await method.void?.(movement(reference)), { kind: 'void_failed' })
  })

  test('that are deferred are let go of, and over when nobody captures them in time', async ({ assert }) => {
    await set({ deferred: true })
    const { reference } = await begun()
    await gateway.pay(reference)
    gateway.fail(/PATCH/, { kind: 'lost' })
    await assert.rejects(async () => method.void?.(movement(reference)), ProviderSilent as never)
    assert.containsSubset(await method.void?.(movement(reference)), { kind: 'canceled', amount: 4200 })
    assert.lengthOf(callsTo(/PATCH/), 1)
    assert.containsSubset(await method.capture?.(movement(reference)), { kind: 'capture_failed' })
    gateway.skew = -8 * 24 * 3600
    const old = (await begun()).reference
    await gateway.pay(old)
    assert.deepEqual(await kinds(old), ['authorised', 'canceled'])
    gateway.skew = 0
    const late = await method.capture?.(movement(old))
    assert.containsSubset(late, { kind: 'capture_failed' })
    assert.match(late?.message ?? '', /authorization has expired/)
  })

  test('that PayPlug captures later are told as pending', async ({ assert }) => {
    await set({ deferred: true })
    const { reference } = await begun()
    await gateway.pay(reference)
    const answer = gateway.answer.bind(gateway)
    gateway.answer = async (request) => {
      const told = await answer(request)
      return request.method === 'PATCH' ? { body: { ...(told.body as object), is_paid: false } } : told
    }
    assert.containsSubset(await method.capture?.(movement(reference)), { kind: 'capture_pending', reference })
  })

  test('have an account that is looked at', async ({ assert }) => {
    const check = async (locale: 'fr_FR' | 'en_GB' = 'en_GB') => {
      const { ok, detail } = (await method.check?.('default', locale)) ?? { ok: false, detail: '' }
      return `${ok} ${detail}`
    }
    assert.equal(
      await check(),
      'true The account 12345 answers in test mode. It takes payments from €0.99 to €20,000.00.'
    )
    assert.match(await check('fr_FR'), /^true Le compte 12345 répond en mode test/)
    await set({ deferred: true })
    gateway.account.canDefer = false
    assert.match(await check(), /^false .*taken later/)
    await set({ deferred: false })
    changeNextAnswer((answer) => ({ ...answer, is_live: true }))
    assert.match(await check(), /^false .*other mode/)
    changeNextAnswer((answer) => ({ ...answer, configuration: { currencies: ['GBP'] } }))
    assert.match(await check(), /^false This account takes no euros/)
    gateway.fail(/account/, { kind: 'status', status: 500 }, 3)
    assert.match(await check(), /^false PayPlug does not answer/)
    await set({ test_key: 'sk_test_wrong' })
    assert.match(await check(), /^false PayPlug refuses the secret key of the test mode \(answer 401\)/)
    await set({ test_key: '' })
    assert.match(await check(), /^false The secret key of the test mode is missing/)
  })

  test('take no key of the other mode', async ({ assert }) => {
    await assert.rejects(() => set({ test_key: 'sk_live_1' }))
    await assert.rejects(() => set({ live_key: 'sk_test_1' }))
    await assert.rejects(() => set({ live_key: 'sk_live_1\nx-injected: 1' }))
  })

  test('are switched on for visitors of the demo shop where there is a gateway', async ({ assert }) => {
    const { default: demo } = await import('#plugins/payment_payplug/demo/load_demo_payplug')
    const shop = { app, folder: '', pictures: '', report: () => {} }
    await set({ test_key: 'sk_test_of_the_owner', active: false })
    await demo.load(shop)
    assert.isFalse(await offered(), 'the owner’s key is kept')
    await set({ test_key: '' })
    const gateways = app.config.get('payments.gateways')
    app.config.set('payments.gateways', null)
    await demo.load(shop)
    assert.isFalse(await offered())
    app.config.set('payments.gateways', gateways)
    await demo.load(shop)
    assert.isTrue(await offered())
    assert.equal((await method.begin(toBegin())).kind, 'redirect')
    assert.equal(method.describe('en_GB', 'default').title, 'Card (PayPlug)')
    app.config.set('payments.gateways', null)
    assert.isFalse(await offered(), 'the key of the demo shop opens nothing at PayPlug')
    await assert.rejects(() => method.begin(toBegin()), /is not entered/)
  })
})
