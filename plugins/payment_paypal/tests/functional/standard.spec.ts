import { test } from '@japa/runner'
import { DEMO } from '#tests/gateways/paypal'
import { addressOf, gateway, openShop, raw, set, STANDARD, standard } from '#plugins/payment_paypal/tests/paypal_shop'
import { ForgedNotification, type PaymentMethod } from '#plugins/sales/index'
import { PAYMENT_TO_BEGIN } from '#plugins/sales/testing'
import type { Notice } from '#tests/gateways/gateway'

const payment = () => ({ ...PAYMENT_TO_BEGIN, notificationUrl: addressOf(STANDARD) })

test.group('PayPal by its form', (group) => {
  let method: PaymentMethod
  group.each.setup(async () => {
    const close = await openShop()
    method = await standard()
    gateway.sendsNotices = false
    return close
  })

  /** The form of a payment reaches PayPal's page. */
  const post = async () => {
    const beginning = await method.begin(payment())
    if (beginning.kind !== 'redirect') throw new Error('It leads nowhere')
    const { url, fields } = beginning
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
    if (answer.status !== 200) throw new Error(await answer.text())
    return gateway.lastForm()
  }
  const notify = async (notice: Notice) => method.notified?.(raw(notice))
  const errorOf = (notice: Notice) =>
    notify(notice).then(
      () => null,
      (reason: unknown) => reason
    )

  test('posts a cart that adds up to the order, and asks nobody', async ({ assert }) => {
    const { total, fields } = await post()
    assert.equal(total, 4200)
    assert.equal(fields.notify_url, addressOf(STANDARD))
    assert.isNull(
      await method.returned?.({
        number: PAYMENT_TO_BEGIN.number,
        idempotencyKey: 'x',
        amount: 4200,
        currency: 'EUR',
        channel: 'default',
        begun: null,
        reference: null,
        at: PAYMENT_TO_BEGIN.at,
        query: { st: 'Completed' },
        body: {},
      })
    )
  })

  test('is paid by a message that PayPal says it sent, as the same bytes', async ({ assert }) => {
    const { id } = await post()
    const notice = await gateway.sendMessage(id, 'Completed')
    const received = method.received?.(raw(notice))
    assert.match(received?.event ?? '', new RegExp(`^[0-9a-f]{32}:${id}:Completed$`))
    assert.containsSubset(received, {
      verdict: 'unproven',
      number: PAYMENT_TO_BEGIN.number,
      answer: '',
    })
    assert.deepEqual(await notify(notice), [
      {
        reference: id,
        number: PAYMENT_TO_BEGIN.number,
        kind: 'paid',
        amount: 4200,
        currency: 'EUR',
        raw: 'Completed',
        idempotencyKey: PAYMENT_TO_BEGIN.idempotencyKey,
      },
    ])
    assert.include(notice.body, 'Zo%C3%A9+%26+Cie')
    const asked = gateway.requests.at(-1)?.body
    assert.equal(asked, `cmd=_notify-validate&${notice.body}`)
  })

  test('believes no message that PayPal did not send, or that pays somebody else', async ({ assert }) => {
    const { id } = await post()
    const notice = await gateway.sendMessage(id, 'Completed')
    for (const body of [`${notice.body}&x=1`, notice.body.replace('42.00', '42.01'), notice.body.replace('%26', '+')]) {
      assert.instanceOf(await errorOf({ ...notice, body }), ForgedNotification, body)
    }
    const others = { business: 'x@y.fr', receiver_email: 'x@y.fr', receiver_id: 'OTHER' }
    const changed: Record<string, string>[] = [others, { test_ipn: '0' }, { txn_id: '' }]
    for (const changes of changed) {
      const genuine = await gateway.sendMessage(id, 'Completed', changes)
      assert.equal(method.received?.(raw(genuine)).verdict, 'forged')
      assert.instanceOf(await errorOf(genuine), ForgedNotification)
    }
    for (const body of ['', '{}', 'payment_status=Completed&x=é', 'a=b']) {
      assert.equal(method.received?.(raw({ ...notice, body })).verdict, 'forged', body)
      assert.instanceOf(await errorOf({ ...notice, body }), ForgedNotification)
    }
    await set(STANDARD, { business_live: DEMO.business, mode: 'live' })
    assert.equal(method.received?.(raw(notice)).verdict, 'forged', 'a test is no payment')
  })

  test('is known by the ID of the account too', async ({ assert }) => {
    const { id } = await post()
    await set(STANDARD, { business_test: 'merchant123' })
    assert.containsSubset(await notify(await gateway.sendMessage(id, 'Completed')), [{ kind: 'paid' }])
  })

  test('tries again when PayPal says neither yes nor no', async ({ assert }) => {
    const { id } = await post()
    const notice = await gateway.sendMessage(id, 'Completed')
    gateway.fail(/webscr/, { kind: 'silent' })
    assert.containsSubset(await notify(notice), [{ kind: 'paid' }])
    gateway.fail(/webscr/, { kind: 'status', status: 500 }, 3)
    const error = await errorOf(notice)
    assert.instanceOf(error, Error)
    assert.notInstanceOf(error, ForgedNotification)
  })

  test('tells what became of a payment by its state', async ({ assert }) => {
    const { id } = await post()
    const tell = async (state: string, changes = {}) => notify(await gateway.sendMessage(id, state, changes))
    assert.deepEqual(await tell('Pending'), [])
    assert.deepEqual(await tell('Canceled_Reversal'), [])
    assert.containsSubset(await tell('Denied'), [{ kind: 'failed', reference: id, reason: 'refused' }])
    assert.containsSubset(await tell('Refunded'), [{ kind: 'refunded', reference: `${id}R`, amount: 4200 }])
    assert.containsSubset(await tell('Reversed'), [{ kind: 'disputed', reference: id, amount: 4200 }])
    assert.containsSubset(await tell('Completed', { mc_gross: '41.99' }), [{ kind: 'paid', amount: 4199 }])
    assert.containsSubset(await tell('Completed', { mc_currency: 'USD' }), [{ kind: 'paid', currency: 'USD' }])
    assert.deepEqual(await tell('Completed', { custom: 'PO-7' }), [])
  })

  test('is not offered without its account', async ({ assert }) => {
    const context = { channel: 'default', locale: 'fr_FR', currency: 'EUR', amount: 4200, group: '' } as const
    assert.isTrue(await method.isOffered({ ...context, destination: null }))
    await set(STANDARD, { business_test: '' })
    assert.isFalse(await method.isOffered({ ...context, destination: null }))
  })
})
