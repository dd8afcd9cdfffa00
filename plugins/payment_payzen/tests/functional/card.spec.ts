import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ForgedNotification } from '#plugins/sales/index'
import { PAYMENT_TO_BEGIN, paymentContract } from '#plugins/sales/testing'
import { PAYZEN_DEMO, type PayzenGateway } from '#tests/gateways/payzen'
import { attempts, refunds } from '#plugins/payment_payzen/tables'
import { fromStore } from '#core/database/run_rows'
import { begin, cardMethod, METHOD, openPayzen, raw, set } from '#plugins/payment_payzen/tests/payzen_shop'
import type { PaymentContext, PaymentMovement } from '#plugins/sales/index'
import type { Store } from '#core/database/store'

let gateway: PayzenGateway
let store: Store

async function prepare() {
  const shop = await openPayzen()
  gateway = shop.gateway
  store = shop.store
  return shop.close
}

/** A payment of 42.00 euros at the gateway. */
async function hold(status: string) {
  const { fields, begun } = await begin()
  gateway.open(fields)
  const transaction = gateway.settle(fields, { status })
  const { uuid: reference, amount } = transaction
  const isPaid = status === 'CAPTURED' || status === 'AUTHORISED'
  const { number, channel, currency } = PAYMENT_TO_BEGIN
  const captures = isPaid ? [{ reference, amount }] : []
  return { transaction, movement: { reference, begun, number, channel, currency, captures } }
}

paymentContract({
  name: METHOD,
  method: cardMethod,
  prepare: async () => void (await prepare()),
  held: async (_method, state) => {
    const { movement } = await hold(state === 'paid' ? 'CAPTURED' : 'AUTHORISED_TO_VALIDATE')
    return movement
  },
})

const CONTEXT: PaymentContext = {
  channel: 'default',
  locale: 'fr_FR',
  currency: 'EUR',
  amount: 4200,
  destination: { country: 'FR', postcode: '75011', state: null },
  group: '',
}

test.group('A card payment by PayZen', (group) => {
  group.each.setup(prepare)

  test('is offered with the keys of its mode, for amounts and currencies that PayZen takes', async ({ assert }) => {
    const method = await cardMethod()
    assert.isTrue(await method.isOffered(CONTEXT))
    assert.isFalse(await method.isOffered({ ...CONTEXT, currency: 'VND' }))
    await set('least', 5000)
    assert.isFalse(await method.isOffered(CONTEXT))
    await set('least', 100)
    assert.isTrue(await method.isOffered({ ...CONTEXT, amount: 5_000_000 }))
    await set('mode', 'live')
    assert.isFalse(await method.isOffered(CONTEXT), 'the production key is missing')
    await set('mode', 'test')
    for (const siteId of ['', '1234567', '1234567a']) {
      await set('site_id', siteId)
      assert.isFalse(await method.isOffered(CONTEXT), siteId)
    }
  })

  test('begins with a form that PayZen takes, whatever people are called', async ({ assert }) => {
    const billing = {
      ...PAYMENT_TO_BEGIN.billing,
      firstName: `Zoé <b>${'é'.repeat(70)}`,
      lastName: 'O’Neil\u0000 😀',
      company: 'Dupont & Fils <SARL>',
      street: `${'x'.repeat(300)}`,
    }
    const { fields, url, begun } = await begin({ billing, number: 'CMD/2026#42' })
    assert.equal(url, `${gateway.address}/vads-payment/`)
    assert.doesNotThrow(() => gateway.open(fields))
    assert.containsSubset(fields, {
      vads_amount: '4200',
      vads_currency: '978',
      vads_ctx_mode: 'TEST',
      vads_payment_config: 'SINGLE',
      vads_order_id: 'CMD-2026-42',
      vads_cust_status: 'COMPANY',
      vads_cust_legal_name: 'Dupont & Fils SARL',
      vads_cust_last_name: 'O’Neil 😀',
      vads_validation_mode: '0',
      vads_language: 'fr',
    })
    assert.equal([...(fields.vads_cust_first_name ?? '')].length, 63)
    assert.lengthOf(fields.vads_cust_address ?? '', 255)
    assert.equal(begun, `${fields.vads_trans_date?.slice(0, 8)}-${fields.vads_trans_id}`)
  })

  test('in a currency without decimals sends whole units', async ({ assert }) => {
    const { fields } = await begin({ currency: 'JPY', amount: 5000 })
    assert.containsSubset(fields, { vads_amount: '5000', vads_currency: '392' })
  })

  test('goes to Systempay when the shop has its contract there', async ({ assert }) => {
    app.config.set('payments.gateways', null)
    const method = await cardMethod()
    for (const [brand, origin, name] of [
      ['payzen', 'https://secure.payzen.eu', 'PayZen'],
      ['systempay', 'https://paiement.systempay.fr', 'Systempay'],
    ] as const) {
      await set('brand', brand)
      assert.equal((await begin()).url, `${origin}/vads-payment/`)
      assert.deepEqual(method.origins?.('default'), [origin])
      assert.include(method.describe('fr_FR', 'default').description, name)
    }
  })

  test('has a number of its own for a day, when many begin at once, and the same when it begins again', async ({
    assert,
  }) => {
    const keys = Array.from({ length: 40 }, (_, index) => `CMD-${index}-1`)
    const many = [...keys, ...keys, ...keys]
    const begun = await Promise.all(many.map((idempotencyKey) => begin({ idempotencyKey })))
    const byKey = new Map<string, Set<string>>()
    begun.forEach(({ fields }, index) => {
      const key = many[index] as string
      byKey.set(key, (byKey.get(key) ?? new Set()).add(JSON.stringify(fields)))
    })
    for (const [key, forms] of byKey) assert.equal(forms.size, 1, key)
    const numbers = new Set(begun.map(({ fields }) => `${fields.vads_trans_date?.slice(0, 8)} ${fields.vads_trans_id}`))
    assert.equal(numbers.size, 40)
    for (const { fields } of begun) assert.match(fields.vads_trans_id ?? '', /^[0-8]\d{5}$/)
  })

  test('never uses a number of the day again: the database refuses it', async ({ assert }) => {
    await begin()
    const copy = `insert into payment_payzen_attempts (site_id, day, trans_id, trans_date, key, number, order_id, state, created_at)
      select site_id, day, trans_id, trans_date, 'another', number, order_id, state, created_at from payment_payzen_attempts`
    await assert.rejects(() => store.lucid.rawQuery(copy))
  })

  test('by an old key is signed with SHA-1, and then by nothing else', async ({ assert }) => {
    await set('sha1', true)
    const { fields, method } = await begin()
    assert.match(fields.signature ?? '', /^[0-9a-f]{40}$/)
    gateway.algorithm = 'sha1'
    gateway.open(fields)
    const paid = gateway.notice(gateway.settle(fields))
    assert.equal(method.received?.(raw(paid)).verdict, 'genuine')
    await set('sha1', false)
    assert.equal(method.received?.(raw(paid)).verdict, 'forged')
  })
})

test.group('A notification of PayZen', (group) => {
  group.each.setup(prepare)

  const pay = async (status?: string) => {
    const started = await begin()
    gateway.open(started.fields)
    const transaction = gateway.settle(started.fields, status ? { status } : undefined)
    return { ...started, transaction }
  }

  test('of a paid form is news, with what staff should know, and is answered as PayZen wants', async ({ assert }) => {
    const { method, transaction, fields } = await pay()
    const notice = raw(gateway.notice(transaction))
    const { sentAt, ...received } = method.received?.(notice) ?? {}
    assert.deepEqual(received, {
      event: `${transaction.uuid}:DEBIT:1:AUTHORISED:4200`,
      verdict: 'genuine',
      number: PAYMENT_TO_BEGIN.number,
      answer: 'OK-Accepted payment, order has been updated.',
    })
    assert.match(sentAt ?? '', /^\d{4}-.*Z$/)
    const news = {
      reference: transaction.uuid,
      number: PAYMENT_TO_BEGIN.number,
      kind: 'paid',
      amount: 4200,
      currency: 'EUR',
      raw: 'AUTHORISED',
      details: {
        card: 'CB 497010XXXXXX0000',
        warranty: 'YES',
        threeds: 'CHALLENGE Y',
        transaction: fields.vads_trans_id,
      },
      idempotencyKey: PAYMENT_TO_BEGIN.idempotencyKey,
    }
    assert.deepEqual(await method.notified?.(notice), [news])
    assert.deepEqual(await method.notified?.(notice), [news], 'told again')
    const captured = gateway.notice({ ...transaction, status: 'CAPTURED' }, 'BATCH')
    assert.containsSubset(await method.notified?.(raw(captured)), [{ reference: transaction.uuid, kind: 'paid' }])
  })

  test('sent again is the same event', async ({ assert }) => {
    const { method, transaction } = await pay()
    const events = ['PAY', 'RETRY'].map((source) => method.received?.(raw(gateway.notice(transaction, source))).event)
    assert.equal(events[0], events[1])
    const captured = method.received?.(raw(gateway.notice({ ...transaction, status: 'CAPTURED' }, 'BATCH')))
    assert.notEqual(captured?.event, events[0])
  })

  test('is forged with one changed byte, the key of another shop, another shop or another mode', async ({ assert }) => {
    const { method, transaction } = await pay()
    const genuine = gateway.notice(transaction)
    const fields = Object.fromEntries(new URLSearchParams(genuine.body))
    for (const [what, notice] of Object.entries({
      'amount': { ...genuine, body: genuine.body.replace('vads_amount=4200', 'vads_amount=4201') },
      'signature': { ...genuine, body: genuine.body.replace('signature=', 'signature=A') },
      'no signature': { ...genuine, body: genuine.body.replace(/&signature=[^&]*/, '') },
      'one more field': { ...genuine, body: `${genuine.body}&vads_z=1` },
      'key': gateway.signed(fields, '8877665544332211'),
      'site': gateway.signed({ ...fields, vads_site_id: '87654321' }),
      'mode': gateway.signed({ ...fields, vads_ctx_mode: 'PRODUCTION' }),
      'nothing': { headers: {}, body: '' },
    })) {
      const { verdict, answer } = method.received?.(raw(notice)) ?? {}
      assert.equal(verdict, 'forged', what)
      assert.match(answer ?? '', /^KO-/)
      await assert.rejects(async () => method.notified?.(raw(notice)))
      const error = await method.notified?.(raw(notice)).catch((thrown: unknown) => thrown)
      assert.instanceOf(error, ForgedNotification, what)
    }
  })

  test('of test mode is refused by a live shop', async ({ assert }) => {
    const { method, transaction } = await pay()
    await set('live_key', PAYZEN_DEMO.key)
    await set('mode', 'live')
    const { verdict, reason } = method.received?.(raw(gateway.notice(transaction))) ?? {}
    assert.equal(verdict, 'forged')
    assert.include(reason ?? '', 'TEST')
  })

  for (const [status, kind] of [
    ['AUTHORISED', 'paid'],
    ['CAPTURED', 'paid'],
    ['ACCEPTED', 'paid'],
    ['PARTIALLY_AUTHORISED', 'paid'],
    ['AUTHORISED_TO_VALIDATE', 'authorised'],
    ['WAITING_AUTHORISATION_TO_VALIDATE', null],
    ['WAITING_AUTHORISATION', null],
    ['INITIAL', null],
    ['UNDER_VERIFICATION', null],
    ['PRE_AUTHORISED', null],
    ['WAITING_FOR_PAYMENT', null],
    ['SUSPENDED', null],
    ['PENDING', null],
    ['REFUND_TO_RETRY', null],
    ['ABANDONED', 'canceled'],
    ['NOT_CREATED', 'canceled'],
    ['CANCELLED', 'canceled'],
    ['REFUSED', 'failed'],
    ['EXPIRED', 'failed'],
    ['CAPTURE_FAILED', 'failed'],
    ['A_NEW_STATUS', 'failed'],
  ] as const) {
    test(`of the status ${status} tells ${kind ?? 'nothing yet'}`, async ({ assert }) => {
      const { method, transaction } = await pay(status)
      const news = (await method.notified?.(raw(gateway.notice(transaction)))) ?? []
      assert.deepEqual(
        news.map((one) => [one.kind, one.raw]),
        kind ? [[kind, status]] : []
      )
    })
  }

  test('tells why a payment failed, with the words of PayZen for staff', async ({ assert }) => {
    for (const [authorisation, reason] of [
      ['51', 'insufficient_funds'],
      ['54', 'expired_card'],
      ['05', 'refused'],
      ['91', 'technical'],
      ['1A', 'authentication'],
    ] as const) {
      const { method, fields } = await begin({ idempotencyKey: authorisation })
      const message = '<script>alert(1)</script> Provision insuffisante'
      const refused = gateway.settle(fields, { status: 'REFUSED', result: '05', authorisation, message })
      const [news] = (await method.notified?.(raw(gateway.notice(refused)))) ?? []
      assert.equal(news?.reason, reason)
      assert.equal(news?.message, `result 05, auth_result ${authorisation} ${message}`)
    }
  })

  test('of a page that was left changes nothing of a payment that is registered', async ({ assert }) => {
    for (const status of ['AUTHORISED', 'AUTHORISED_TO_VALIDATE']) {
      const { method, fields } = await begin({ idempotencyKey: status })
      const left = gateway.abandonment(fields)
      assert.containsSubset(await method.notified?.(raw(left)), [{ kind: 'canceled', reason: undefined }])
      const paid = gateway.settle(fields, { status })
      await method.notified?.(raw(gateway.notice(paid)))
      assert.deepEqual(await method.notified?.(raw(left)), [])
      const cancelled = { ...paid, status: 'CANCELLED' }
      assert.deepEqual(await method.notified?.(raw(gateway.notice(cancelled, 'PAY'))), [], 'not by the merchant')
      const refused = { ...paid, uuid: 'another', status: 'REFUSED' }
      assert.deepEqual(await method.notified?.(raw(gateway.notice(refused))), [], 'an earlier try of the same form')
      const news = await method.notified?.(raw(gateway.notice(cancelled, 'MERCH_BO')))
      assert.equal(news?.at(-1)?.kind, status === 'AUTHORISED' ? 'refunded' : 'canceled')
    }
  })

  test('that comes many times at once is learnt once', async ({ assert }) => {
    const { method, transaction } = await pay()
    const notices = [4200, 3000, 3000, 4200, 3000].map((amount) => raw(gateway.notice({ ...transaction, amount })))
    await method.notified?.(notices[0] as never)
    await Promise.all(notices.map((notice) => method.notified?.(notice)))
    const learnt = await refunds.selectWhere(fromStore(store), 'order by id')
    assert.deepEqual(
      learnt.map(({ way, amount }) => [way, amount]),
      [['reduction', 1200]]
    )
    assert.containsSubset(await attempts.selectWhere(fromStore(store), 'order by id'), [{ state: 'paid', paid: 4200 }])
  })

  test('of a card that was only looked at tells nothing', async ({ assert }) => {
    const { method, transaction } = await pay()
    const looked = gateway.notice(transaction, 'PAY', { vads_operation_type: 'VERIFICATION' })
    assert.deepEqual(await method.notified?.(raw(looked)), [])
  })

  test('of a try that was refused before the card was accepted gives its name to nobody', async ({ assert }) => {
    const { method, fields } = await begin()
    const refused = gateway.settle(fields, { status: 'REFUSED' })
    const paid = gateway.settle(fields)
    const news = []
    for (const one of [refused, paid]) news.push(...((await method.notified?.(raw(gateway.notice(one)))) ?? []))
    assert.deepEqual(
      news.map(({ kind, reference }) => [kind, reference]),
      [
        ['failed', refused.uuid],
        ['paid', paid.uuid],
      ]
    )
  })

  test('tells the amount that is taken, as it is now, and the currency of the form', async ({ assert }) => {
    const { method, transaction } = await pay()
    const told = async (changed: Record<string, string>) => {
      await store.lucid.rawQuery("update payment_payzen_attempts set state = 'begun', uuid = null, paid = null")
      const [news] = (await method.notified?.(raw(gateway.notice(transaction, 'PAY', changed)))) ?? []
      return [news?.amount, news?.currency, news?.details?.converted]
    }
    assert.deepEqual(await told({ vads_effective_amount: '4100' }), [4100, 'EUR', undefined])
    assert.deepEqual(await told({ vads_effective_amount: '', vads_effective_currency: '' }), [4200, 'EUR', undefined])
    const dollars = { vads_effective_amount: '4830', vads_effective_currency: '840' }
    assert.deepEqual(await told(dollars), [4200, 'EUR', '4830 (840)'])
    assert.deepEqual(await told({ vads_currency: '840', vads_effective_currency: '840' }), [4200, 'USD', undefined])
    await assert.rejects(() => told({ vads_amount: '42.00', vads_effective_amount: '42.00' }))
    await assert.rejects(() => told({ vads_currency: '999', vads_effective_currency: '999' }))
  })

  test('of a refund that staff made at PayZen is news of its own', async ({ assert }) => {
    const { method, transaction } = await pay('CAPTURED')
    await method.notified?.(raw(gateway.notice(transaction)))
    const credit = gateway.giveBack(transaction, 1000)
    assert.containsSubset(await method.notified?.(raw(gateway.notice(credit, 'MERCH_BO'))), [
      { kind: 'refunded', reference: credit.uuid, amount: 1000, number: PAYMENT_TO_BEGIN.number },
    ])
  })

  test('that less is captured than was paid is a refund, however often it is told', async ({ assert }) => {
    const { method, transaction } = await pay()
    await method.notified?.(raw(gateway.notice(transaction)))
    const told = async (amount: number) => {
      const news = (await method.notified?.(raw(gateway.notice({ ...transaction, amount }, 'MERCH_BO')))) ?? []
      return news.map((one) => [one.kind, one.reference, one.amount])
    }
    const paid = ['paid', transaction.uuid, 4200]
    const first = ['refunded', `${transaction.uuid}-3000`, 1200]
    const second = ['refunded', `${transaction.uuid}-2500`, 500]
    assert.deepEqual(await told(3000), [paid, first])
    assert.deepEqual(await told(3000), [paid, first])
    assert.deepEqual(await told(2500), [paid, first, second])
    assert.deepEqual(await told(4200), [paid, first, second], 'an old one that comes late')
    const cancelled = { ...transaction, status: 'CANCELLED' }
    const news = (await method.notified?.(raw(gateway.notice(cancelled, 'BO')))) ?? []
    assert.deepEqual(
      [news.at(-1)?.kind, news.at(-1)?.reference, news.at(-1)?.amount],
      ['refunded', transaction.uuid, 2500]
    )
  })

  test('of the web service is believed by its hash', async ({ assert }) => {
    const { method, transaction } = await pay()
    const notice = gateway.answerNotice(PAYMENT_TO_BEGIN.number)
    assert.include(notice.body, '%5C%2F', 'its slashes are escaped')
    const received = method.received?.(raw(notice))
    assert.containsSubset(received, { verdict: 'genuine', number: PAYMENT_TO_BEGIN.number })
    assert.equal(received?.event, `${transaction.uuid}:DEBIT:1:AUTHORISED:4200`)
    assert.containsSubset(await method.notified?.(raw(notice)), [
      {
        kind: 'paid',
        reference: transaction.uuid,
        amount: 4200,
        currency: 'EUR',
        idempotencyKey: PAYMENT_TO_BEGIN.idempotencyKey,
      },
    ])
    for (const forged of [
      gateway.answerNotice(PAYMENT_TO_BEGIN.number, 'another password'),
      { ...notice, body: notice.body.replace('4200', '4201') },
      { ...notice, body: notice.body.replace('kr-hash-key=password', 'kr-hash-key=sha256_hmac') },
      { ...notice, body: notice.body.replace('sha256_hmac', 'sha1_hmac') },
    ]) {
      assert.equal(method.received?.(raw(forged)).verdict, 'forged')
    }
    await set('test_password', '')
    assert.equal(method.received?.(raw(notice)).verdict, 'forged', 'without a password nothing is signed')
  })
})

test.group('A payment in parts by PayZen', (group) => {
  group.each.setup(async () => {
    const close = await prepare()
    await set('parts', 3)
    await set('parts_days', 30)
    await set('parts_from', 4000)
    return close
  })

  test('is told to shoppers, and begins from its amount on', async ({ assert }) => {
    const method = await cardMethod()
    assert.match(method.describe('fr_FR', 'default').description, /À partir de 40,00\s€, vous payez en 3 fois/)
    assert.match(method.describe('en_GB', 'default').description, /From €40.00 on you pay in 3 parts/)
    const config = async (amount: number) => (await begin({ amount, idempotencyKey: `${amount}` })).fields
    assert.equal((await config(3999)).vads_payment_config, 'SINGLE')
    assert.equal((await config(4000)).vads_payment_config, 'MULTI:first=1334;count=3;period=30')
    await set('capture', 'manual')
    assert.equal((await config(4100)).vads_payment_config, 'SINGLE', 'each part would have to be validated')
    assert.notInclude(method.describe('en_GB', 'default').description, 'parts')
  })

  test('pays the order with its first part; the others change nothing', async ({ assert }) => {
    const { method, fields, asked } = await begin({ amount: 4001 })
    gateway.open(fields)
    const first = gateway.settle(fields)
    assert.deepEqual(
      gateway.transactions.map(({ amount, status }) => [amount, status]),
      [
        [1335, 'AUTHORISED'],
        [1333, 'WAITING_AUTHORISATION'],
        [1333, 'WAITING_AUTHORISATION'],
      ]
    )
    assert.containsSubset(await method.ask?.(asked), [{ kind: 'paid', amount: 4001 }], 'asked before it tells')
    await store.lucid.rawQuery("update payment_payzen_attempts set state = 'begun', uuid = null, paid = null")
    const news = await method.notified?.(raw(gateway.notice(first)))
    assert.containsSubset(news, [
      { kind: 'paid', amount: 4001, details: { parts: '13.35 + 13.33 + 13.33 EUR / 30 d' } },
    ])
    const second = { ...gateway.transactions[1], status: 'REFUSED' } as (typeof gateway.transactions)[0]
    assert.deepEqual(await method.notified?.(raw(gateway.notice(second, 'BATCH_AUTO'))), [])
    const accepted = { ...second, status: 'AUTHORISED' }
    assert.deepEqual(await method.notified?.(raw(gateway.notice(accepted, 'BATCH_AUTO'))), [])
    assert.containsSubset(await method.ask?.(asked), [{ kind: 'paid', amount: 4001, reference: first.uuid }])
    const captures = [{ reference: first.uuid, amount: 4001 }]
    const movement = { reference: first.uuid, begun: asked.begun, number: asked.number, channel: 'default', captures }
    const wish = { ...movement, amount: 1000, currency: 'EUR', idempotencyKey: 'key-1' }
    assert.containsSubset(await method.refund?.(wish), { kind: 'refund_failed' })
  })
})

test.group('Money that PayZen holds', (group) => {
  group.each.setup(prepare)

  const wish = (
    movement: Omit<PaymentMovement, 'amount' | 'idempotencyKey'>,
    amount: number,
    idempotencyKey: string
  ) => ({
    ...movement,
    amount,
    idempotencyKey,
  })

  test('is moved only where the shop has the password of the web service', async ({ assert }) => {
    const method = await cardMethod()
    assert.isDefined(method.refund)
    assert.isDefined(method.ask)
    await set('test_password', '')
    for (const name of ['ask', 'capture', 'refund', 'void'] as const) assert.isUndefined(method[name], name)
    const { asked } = await begin()
    assert.isNull(await method.returned?.({ ...asked, query: {}, body: {} }))
    assert.containsSubset(await method.check?.('default', 'en_GB'), { ok: true })
  })

  test('is given back before it is captured, by capturing less or nothing', async ({ assert }) => {
    const method = await cardMethod()
    const { movement, transaction } = await hold('AUTHORISED')
    const part = await method.refund?.(wish(movement, 1000, 'key-1'))
    assert.containsSubset(part, { kind: 'refunded', reference: `${transaction.uuid}-3200`, amount: 1000 })
    assert.deepEqual(await method.refund?.(wish(movement, 1000, 'key-1')), part)
    assert.equal(transaction.amount, 3200)
    const told = await method.notified?.(raw(gateway.held.at(-1) as { headers: object; body: string } as never))
    assert.includeDeepMembers(
      (told ?? []).map(({ kind, reference, amount }) => ({ kind, reference, amount })),
      [{ kind: 'refunded', reference: `${transaction.uuid}-3200`, amount: 1000 }]
    )
    const rest = await method.refund?.(wish(movement, 3200, 'key-2'))
    assert.containsSubset(rest, { kind: 'refunded', reference: transaction.uuid, amount: 3200 })
    assert.deepEqual(await method.refund?.(wish(movement, 3200, 'key-2')), rest)
    assert.equal(transaction.status, 'CANCELLED')
  })

  for (const [status, amount] of [
    ['CAPTURED', 1000],
    ['AUTHORISED', 1000],
    ['AUTHORISED', 4200],
  ] as const) {
    for (const kind of ['lost', 'silent', 'status'] as const) {
      test(`is given back once when the answer is ${kind}: ${amount} of ${status}`, async ({ assert }) => {
        const method = await cardMethod()
        const { movement, transaction } = await hold(status)
        gateway.fail(/Transaction\/(CancelOrRefund|Update)/, kind === 'status' ? { kind, status: 503 } : { kind })
        await assert.rejects(async () => method.refund?.(wish(movement, amount, 'key-1')))
        if (amount === 1000) {
          await assert.rejects(
            async () => method.refund?.(wish(movement, 500, 'key-2')),
            'PayZen is asked for another refund of this payment'
          )
        }
        const news = await method.refund?.(wish(movement, amount, 'key-1'))
        assert.containsSubset(news, { kind: 'refunded', amount })
        const credits = gateway.transactions.filter(({ operation }) => operation === 'CREDIT')
        const reduced = transaction.status === 'CANCELLED' ? 4200 : 4200 - transaction.amount
        assert.equal(
          credits.reduce((sum, one) => sum + one.amount, reduced),
          amount
        )
        if (amount === 4200) return
        const next = await method.refund?.(wish(movement, 500, 'key-2'))
        assert.containsSubset(next, { kind: 'refunded', amount: 500 })
        assert.notEqual(next?.reference, news?.reference)
      })
    }
  }

  test('is given back by a credit when the night’s batch came between two tries', async ({ assert }) => {
    const method = await cardMethod()
    const { movement } = await hold('AUTHORISED')
    gateway.fail(/Transaction\/Update/, { kind: 'silent' })
    await assert.rejects(async () => method.refund?.(wish(movement, 1000, 'key-1')))
    await gateway.captureAll()
    const news = await method.refund?.(wish(movement, 1000, 'key-1'))
    const credit = gateway.transactions.find(({ operation }) => operation === 'CREDIT')
    assert.containsSubset(news, { kind: 'refunded', reference: credit?.uuid, amount: 1000 })
  })

  test('is given back at most as it is now: staff may have had less captured at PayZen', async ({ assert }) => {
    const method = await cardMethod()
    const { movement, transaction } = await hold('AUTHORISED')
    await method.notified?.(raw(gateway.notice(transaction)))
    transaction.amount = 3000
    assert.containsSubset(await method.refund?.(wish(movement, 3500, 'key-1')), { kind: 'refund_failed' })
    assert.equal(transaction.status, 'AUTHORISED')
    const part = await method.refund?.(wish(movement, 1000, 'key-2'))
    assert.containsSubset(part, { kind: 'refunded', reference: `${transaction.uuid}-2000` })
    assert.equal(transaction.amount, 2000)
  })

  test('is not called refused when the password is wrong by the time the lost answer is asked for', async ({
    assert,
  }) => {
    const method = await cardMethod()
    const { movement } = await hold('CAPTURED')
    gateway.fail(/CancelOrRefund/, { kind: 'lost' })
    await assert.rejects(async () => method.refund?.(wish(movement, 1000, 'key-1')))
    await set('test_password', 'another')
    await assert.rejects(async () => method.refund?.(wish(movement, 1000, 'key-1')))
    assert.containsSubset(await method.refund?.(wish(movement, 1000, 'key-2')), { kind: 'refund_failed' })
    await set('test_password', PAYZEN_DEMO.password)
    assert.containsSubset(await method.refund?.(wish(movement, 1000, 'key-1')), { kind: 'refunded' })
    assert.lengthOf(
      gateway.transactions.filter(({ operation }) => operation === 'CREDIT'),
      1
    )
  })

  test('two refunds of the same amount are two credits', async ({ assert }) => {
    const method = await cardMethod()
    const { movement } = await hold('CAPTURED')
    for (const key of ['key-1', 'key-2', 'key-1', 'key-2']) await method.refund?.(wish(movement, 1000, key))
    assert.lengthOf(
      gateway.transactions.filter(({ operation }) => operation === 'CREDIT'),
      2
    )
  })

  test('that is refused says so in the words of PayZen, and can be asked for again', async ({ assert }) => {
    const method = await cardMethod()
    const { movement } = await hold('CAPTURED')
    gateway.refusal = '<b>not allowed</b>'
    const refused = await method.refund?.(wish(movement, 1000, 'key-1'))
    assert.containsSubset(refused, { kind: 'refund_failed', message: '<b>not allowed</b> (PSP_055)', amount: 1000 })
    gateway.refusal = null
    assert.containsSubset(await method.refund?.(wish(movement, 1000, 'key-2')), { kind: 'refunded' })
    const most = await method.refund?.(wish(movement, 4000, 'key-3'))
    assert.containsSubset(most, { kind: 'refund_failed' })
  })

  test('on its way to the card is pending until PayZen tells', async ({ assert }) => {
    const method = await cardMethod()
    const { movement } = await hold('CAPTURED')
    gateway.isSlow = true
    const pending = await method.refund?.(wish(movement, 1000, 'key-1'))
    assert.equal(pending?.kind, 'refund_pending')
    const credit = gateway.transactions.at(-1)
    if (credit) credit.status = 'CAPTURED'
    const told = await method.notified?.(raw(gateway.notice(credit as never, 'BATCH')))
    assert.containsSubset(told, [{ kind: 'refunded', reference: pending?.reference, idempotencyKey: 'key-1' }])
  })

  test('is captured and let go of once, also when answers are lost', async ({ assert }) => {
    const method = await cardMethod()
    const { movement, transaction } = await hold('AUTHORISED_TO_VALIDATE')
    gateway.fail(/Transaction\/Validate/, { kind: 'lost' })
    await assert.rejects(async () => method.capture?.(wish(movement, 4200, 'key-1')))
    assert.containsSubset(await method.capture?.(wish(movement, 4200, 'key-1')), {
      kind: 'paid',
      reference: transaction.uuid,
    })
    await gateway.captureAll()
    assert.containsSubset(await method.void?.(wish(movement, 4200, 'key-2')), { kind: 'void_failed' })
  })

  test('is told of when PayZen is asked, in the words of its notifications', async ({ assert }) => {
    const { method, fields, asked } = await begin()
    assert.deepEqual(await method.ask?.(asked), [], 'nothing has happened')
    const refused = gateway.settle(fields, { status: 'REFUSED', message: '<i>no</i>', authorisation: '51' })
    assert.containsSubset(await method.returned?.({ ...asked, query: {}, body: {} }), {
      kind: 'failed',
      reference: refused.uuid,
      reason: 'insufficient_funds',
    })
    const paid = gateway.settle(fields)
    assert.containsSubset(await method.returned?.({ ...asked, query: {}, body: {} }), {
      kind: 'paid',
      reference: paid.uuid,
    })
    await gateway.captureAll()
    const credit = gateway.giveBack(paid, 700)
    const news = (await method.ask?.(asked)) ?? []
    assert.deepEqual(
      news.map(({ kind, reference, amount }) => [kind, reference, amount]),
      [
        ['paid', paid.uuid, 4200],
        ['refunded', credit.uuid, 700],
      ],
      'a try that was refused is no news of a form that was paid'
    )
    const other = await begin({ idempotencyKey: 'CMD-2026-000042-2' })
    assert.deepEqual(await method.ask?.(other.asked), [], 'the next attempt of the same order')
  })

  test('cannot be asked after while PayZen is down; that is no news', async ({ assert }) => {
    const { method, asked } = await begin()
    gateway.fail(/Order\/Get/, { kind: 'status', status: 500 }, 3)
    await assert.rejects(async () => method.ask?.(asked))
    gateway.fail(/Order\/Get/, { kind: 'status', status: 500 }, 2)
    assert.deepEqual(await method.ask?.(asked), [], 'asked again')
    gateway.fail(/Order\/Get/, { kind: 'silent' })
    const before = gateway.requests.length
    await assert.rejects(async () => method.returned?.({ ...asked, query: {}, body: {} }))
    assert.equal(gateway.requests.length, before + 1, 'a shopper waits: it is asked once')
  })

  test('belongs to an account whose keys are looked at', async ({ assert }) => {
    const method = await cardMethod()
    const look = async () => method.check?.('default', 'en_GB')
    assert.deepEqual(await look(), { ok: true, detail: 'PayZen knows shop 12345678 and its password.' })
    await set('test_password', 'that of another shop')
    assert.deepEqual(await look(), {
      ok: false,
      detail: 'The platform refuses the shop ID or the password of the REST API: invalid authentication (INT_905)',
    })
    gateway.fail(/SDKTest/, { kind: 'silent' }, 3)
    assert.deepEqual(await look(), { ok: false, detail: 'The platform does not answer at the moment.' })
    await set('test_key', '')
    assert.containsSubset(await look(), { ok: false })
    await set('site_id', '12')
    assert.containsSubset(await look(), { ok: false })
  })
})
