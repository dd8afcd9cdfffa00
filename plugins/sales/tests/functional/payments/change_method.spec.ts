import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { RetryPayment } from '#plugins/sales/payments/actions/retry_payment'
import { systemOrigin } from '#core/audit/origin'
import abandonPaymentJob from '#plugins/sales/payments/abandon_payment_job'
import cancelUnpaidJob from '#plugins/sales/orders/jobs/cancel_unpaid_job'
import { chooseAll, contributedAll, freshShop, placedOf, refusalOf, sellWine } from '#plugins/sales/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { signedInShopper, takeNotifications, type ShopVisitor } from '#plugins/sales/testing'
import { OnlineProvider } from '#plugins/sales/tests/fixtures/online_payment'
import type { Answer } from '#core/testing/visitor'
import type { AskedPayment, PaymentMethod } from '#plugins/sales/contracts/payment_method'
import type { OrderAnswer } from '#plugins/sales/orders/order_answer'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { Store } from '#core/database/store'

const [CARD, WALLET, TRANSFER] = ['test.card', 'test.wallet', 'test.transfer']
const OWN = '/api/sales/account/orders'

/** Customers pay by themselves, within ten days. */
const TRANSFERS: PaymentMethod = {
  label: { fr_FR: 'Virement', en_GB: 'Transfer' },
  state: 'pending',
  sort: () => 3,
  isOffered: async () => true,
  describe: () => ({ title: 'Virement', description: '' }),
  begin: async ({ number }) => ({ kind: 'pending', instructions: told(number) }),
  instructions: ({ number }) => told(number),
  pages: { instructions: 'banktransfer' },
  waitDays: () => 10,
}

const told = (number: string) => ({ title: 'Virement', text: [], facts: [{ label: 'Libellé', value: number }] })

test.group('Another payment method for the same order', (group) => {
  let store: Store
  let card: OnlineProvider
  let wallet: OnlineProvider
  let shopper: ShopVisitor
  let abandoned: AskedPayment[]
  let isWalletOffered: boolean
  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('A', 1000, 24)
    card = new OnlineProvider()
    wallet = new OnlineProvider('https://wallet.exemple')
    abandoned = []
    isWalletOffered = true
    shopper = await signedInShopper()
    card.method.abandon = async (payment) => void abandoned.push(payment)
    return contributedAll('sales.payment_methods', {
      [CARD]: card.method,
      [WALLET]: {
        ...wallet.method,
        sort: () => 2,
        isOffered: async () => isWalletOffered,
        isTest: () => true,
        describe: (locale) => ({ title: locale === 'fr_FR' ? 'Portefeuille' : 'Wallet', description: '' }),
      },
      [TRANSFER]: TRANSFERS,
    })
  })

  const order = async (payment = CARD) => {
    await shopper.fill({ A: 2 })
    await chooseAll({ payment })
    return (placedOf(await shopper.place()) as { number: string }).number
  }
  const open = async (number: string) => {
    const { body } = await shopper.send('GET', `${OWN}/${number}`)
    return (body as { data: OrderAnswer }).data
  }
  const pay = (number: string, method?: string) =>
    shopper.send('POST', `${OWN}/${number}/payments`, method === undefined ? undefined : { method })
  const notify = async (name: string, call: { body: string; headers: Record<string, string> }) => {
    const address = `http://${process.env.HOST}:${process.env.PORT}/api/sales/payment-notifications/${name}`
    await fetch(address, { method: 'POST', ...call })
    await takeNotifications()
  }
  const attempts = () =>
    store.reader.all<{ attempt: number; method: string; state: string; failure: string | null; token: string }>(
      'select attempt, method, state, failure, token from sales_payments order by order_id, attempt'
    )
  const states = async () => (await attempts()).map(({ method, state }) => `${method} ${state}`)
  const codes = ({ payment: { methods } }: OrderAnswer) =>
    methods.map(({ code }) => code).filter((code) => code.startsWith('test.'))
  const nextOf = ({ body }: Answer) => (body as { data: { next: { kind: string; url?: string } } }).data.next

  test('that failed: the methods that are offered are told, and a successor is begun', async ({ assert }) => {
    const number = await order()
    await notify(CARD, card.settle(`${number}-1`, 'failed'))
    const failed = await open(number)
    assert.deepEqual(codes(failed), [CARD, WALLET, TRANSFER])
    assert.containsSubset(failed.payment, { code: CARD, canRetry: true, failure: 'refused' })
    assert.containsSubset(failed.payment.methods[1], {
      title: 'Portefeuille',
      isTest: true,
      origins: ['https://wallet.exemple'],
    })
    assert.equal(nextOf(await pay(number, WALLET)).url, `https://wallet.exemple/pay/${number}-2`)
    assert.deepEqual(await states(), [`${CARD} failed`, `${WALLET} pending`])
    const changed = await open(number)
    assert.containsSubset(changed, {
      state: 'pending_payment',
      payment: { code: WALLET, title: 'Portefeuille', failure: null },
    })
    assert.include(
      changed.history.map(({ kind }) => kind),
      'payment_changed'
    )
    assert.lengthOf(abandoned, 0, 'what failed needs not be abandoned')
    await notify(WALLET, wallet.settle(`${number}-2`, 'paid'))
    const paid = await open(number)
    assert.containsSubset(paid, { state: 'processing', payment: { canRetry: false, methods: [] } })
    assert.equal(refusalOf(await pay(number, CARD)), '409 E_SALES_PAYMENT_NOT_RETRYABLE')
    assert.lengthOf(listOf(await shopper.send('GET', OWN)), 1)
  })

  test('that is still open: it is left and its provider told; the same method is continued', async ({ assert }) => {
    const number = await order()
    assert.equal(nextOf(await pay(number, CARD)).url, `https://banque.exemple/pay/${number}-1`)
    assert.deepEqual(await states(), [`${CARD} pending`])
    await pay(number, WALLET)
    assert.deepEqual(await states(), [`${CARD} canceled`, `${WALLET} pending`])
    assert.equal((await attempts())[0]?.failure, 'canceled')
    await abandonJobs()
    assert.containsSubset(abandoned, [{ number, idempotencyKey: `${number}-1`, amount: 3000 }])
    // The way back to the first one, too.
    await pay(number, CARD)
    assert.deepEqual(await states(), [`${CARD} canceled`, `${WALLET} canceled`, `${CARD} pending`])
  })

  test('that was left and is paid all the same: the money is there, and nothing more can be paid', async ({
    assert,
  }) => {
    const number = await order()
    await pay(number, WALLET)
    await notify(CARD, card.settle(`${number}-1`, 'paid'))
    assert.deepEqual(await states(), [`${CARD} paid`, `${WALLET} pending`])
    assert.containsSubset(await open(number), { state: 'processing', paid: { amount: 3000 }, payment: { methods: [] } })
    assert.equal(refusalOf(await pay(number, WALLET)), '409 E_SALES_PAYMENT_NOT_RETRYABLE')
    const other = await order()
    await pay(other, WALLET)
    await notify(CARD, card.settle(`${other}-1`, 'authorised'))
    assert.deepEqual(codes(await open(other)), [], 'its money is held already')
    assert.equal(refusalOf(await pay(other, TRANSFER)), '409 E_SALES_PAYMENT_NOT_RETRYABLE')
    // Twice is more than asked for: it is kept, and staff see it.
    await notify(WALLET, wallet.settle(`${number}-2`, 'paid'))
    assert.equal((await open(number)).paid.amount, 6000)
  })

  test('that a provider does not let go of is left all the same', async ({ assert }) => {
    const number = await order()
    card.method.abandon = async () => {
      throw new Error('The provider does not answer')
    }
    await pay(number, WALLET)
    await abandonJobs()
    assert.deepEqual(await states(), [`${CARD} canceled`, `${WALLET} pending`])
  })

  test('by a transfer: the order waits for it with its instructions, for its days from then on, and by a card again', async ({
    assert,
  }) => {
    const number = await order()
    const next = nextOf(await pay(number, TRANSFER))
    assert.containsSubset(next, { kind: 'instructions', page: 'banktransfer', instructions: told(number) })
    const waiting = await open(number)
    assert.containsSubset(waiting, {
      state: 'pending',
      payment: { code: TRANSFER, canRetry: false, instructions: told(number) },
    })
    assert.deepEqual(codes(waiting), [CARD, WALLET], 'not the one that it has')
    assert.containsSubset(nextOf(await pay(number, TRANSFER)), { kind: 'instructions' }, 'told again')
    assert.lengthOf(await attempts(), 2)
    const clock = await app.container.make(Clock)
    const age = (days: number) =>
      store.lucid.rawQuery('update sales_orders set placed_at = ?', [clock.isoIn(-days * 86_400)])
    await age(11)
    await cancelUnpaidJob.run({}, {} as never)
    assert.equal((await open(number)).state, 'pending')
    await pay(number, CARD)
    assert.containsSubset(await open(number), { state: 'pending_payment', payment: { code: CARD, canRetry: true } })
    await notify(CARD, card.settle(`${number}-3`, 'paid'))
    assert.equal((await open(number)).state, 'processing')
  })

  test('is one that is offered for the order', async ({ assert }) => {
    const number = await order()
    for (const method of ['test.other', 'payment_offline.cheque']) {
      assert.equal(refusalOf(await pay(number, method)), '422 E_SALES_PAYMENT_NOT_OFFERED_FOR_ORDER')
    }
    isWalletOffered = false
    assert.deepEqual(codes(await open(number)), [CARD, TRANSFER])
    assert.equal(refusalOf(await pay(number, WALLET)), '422 E_SALES_PAYMENT_NOT_OFFERED_FOR_ORDER')
    assert.equal((await pay(number, 'x'.repeat(121))).status, 422)
    assert.equal((await open(number)).payment.code, CARD)
    assert.lengthOf(await attempts(), 1)
  })

  test('is begun once, however often and wherever it is asked for at the same time', async ({ assert }) => {
    const number = await order()
    await notify(CARD, card.settle(`${number}-1`, 'failed'))
    const answers = await Promise.all(Array.from({ length: 4 }, () => pay(number, WALLET)))
    for (const answer of answers) {
      assert.equal(answer.status, 201)
      assert.equal(nextOf(answer).url, `https://wallet.exemple/pay/${number}-2`)
    }
    assert.deepEqual(await states(), [`${CARD} failed`, `${WALLET} pending`])
    const changes = (await open(number)).history.filter(({ kind }) => kind === 'payment_changed')
    assert.lengthOf(changes, 1)
  })

  test('is begun once by calls that meet in the database', async ({ assert }) => {
    const number = await order()
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [number])
    const retry = await app.container.make(RetryPayment)
    const ask = (method: string) =>
      retry.execute({ orderId: Number(row?.id), method }, systemOrigin('api', 'test')).then(() => null, String)
    const refused = await Promise.all(Array.from({ length: 6 }, () => ask(WALLET)))
    assert.deepEqual(new Set(refused), new Set([null]))
    assert.deepEqual(await states(), [`${CARD} canceled`, `${WALLET} begun`])
    const both = await Promise.all([CARD, TRANSFER, CARD, TRANSFER, CARD, TRANSFER].map(ask))
    assert.deepEqual(new Set(both), new Set([null]))
    const begun = (await attempts()).filter(({ state }) => state === 'begun')
    assert.lengthOf(begun, 1)
    const kept = await store.reader.first<{ payment_code: string }>('select payment_code from sales_orders')
    assert.equal(kept?.payment_code, begun[0]?.method)
  })

  test('in two tabs: one payment is open, and both lead to a page of it', async ({ assert }) => {
    const number = await order()
    const [first, second] = await Promise.all([pay(number, WALLET), pay(number, TRANSFER)])
    assert.deepEqual([first.status, second.status], [201, 201])
    const all = await attempts()
    assert.lengthOf(
      all.filter(({ state }) => state === 'begun' || state === 'pending'),
      1
    )
    assert.equal((await open(number)).payment.code, all.at(-1)?.method)
  })

  test('while its provider is being asked for the first one: the later choice counts', async ({ assert }) => {
    const number = await order(TRANSFER)
    const begin = card.method.begin.bind(card.method)
    let goOn = () => {}
    const asked = new Promise<void>((resolve) => {
      card.method.begin = async (payment) => {
        resolve()
        await new Promise<void>((done) => (goOn = done))
        return begin(payment)
      }
    })
    const slow = pay(number, CARD)
    await asked
    const other = await pay(number, WALLET)
    goOn()
    assert.equal(nextOf(other).url, `https://wallet.exemple/pay/${number}-3`)
    assert.equal(nextOf(await slow).url, `https://wallet.exemple/pay/${number}-3`)
    assert.deepEqual(await states(), [`${TRANSFER} canceled`, `${CARD} canceled`, `${WALLET} pending`])
    await abandonJobs()
    assert.containsSubset(abandoned.at(-1), { idempotencyKey: `${number}-2` })
  })

  test('against the news that the first one is paid: the money counts once, whoever comes first', async ({
    assert,
  }) => {
    const number = await order()
    const call = card.settle(`${number}-1`, 'paid')
    const [asked] = await Promise.all([pay(number, WALLET), notify(CARD, call)])
    assert.include(['201', '409'], String(asked.status))
    assert.containsSubset(await open(number), { state: 'processing', paid: { amount: 3000 }, payment: { methods: [] } })
  })

  test('is told by a return from a payment page that nothing is known of yet', async ({ assert }) => {
    const number = await order()
    const [begun] = await attempts()
    const { headers } = await shopper.send('GET', `/api/sales/payments/${begun?.token}/return?canceled=1`)
    const { pathname, search } = new URL(headers.get('location') ?? '')
    assert.equal(pathname + search, `/vue/checkout/payment/failed?order=${number}&reason=canceled`)
    assert.containsSubset(await open(number), { payment: { canRetry: true, failure: null } })
  })

  test('stands on the screen of staff: each attempt with its news, and what is a test', async ({ assert }) => {
    const number = await order()
    await notify(CARD, card.settle(`${number}-1`, 'failed'))
    await pay(number, WALLET)
    await pay(number, CARD)
    await pay(number, WALLET)
    await notify(WALLET, wallet.settle(`${number}-4`, 'paid'))
    const staff = await newStaffVisit()
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [number])
    const { data } = (await staff.send('GET', `/api/admin/sales/orders/${row?.id}`)).body as { data: StaffOrderAnswer }
    assert.deepEqual(
      data.attempts.map(({ attempt, state, isTest, failure, reference }) => [
        ...[attempt, state, isTest, failure, reference],
      ]),
      [
        [4, 'paid', true, null, `bank-${number}-4`],
        [3, 'canceled', false, 'canceled', null],
        [2, 'canceled', true, 'canceled', null],
        [1, 'failed', false, 'refused', `bank-${number}-1`],
      ]
    )
    assert.containsSubset(data.attempts[0], { method: 'Carte', isOnline: true, amount: { amount: 3000 } })
    const ids = data.attempts.map(({ id }) => id)
    assert.deepEqual(
      data.transactions.map(({ paymentId, kind, isTest }) => [ids.indexOf(Number(paymentId)), kind, isTest]),
      [
        [3, 'failed', false],
        [0, 'paid', true],
      ]
    )
    const kept = await staff.send('GET', `/api/admin/sales/transactions/${data.transactions[1]?.id}`)
    assert.containsSubset(kept.body, { data: { isTest: true } })
    const tests = await staff.send('GET', '/api/admin/sales/transactions?filter[mode]=test')
    assert.containsSubset(tests.body, { data: [{ kind: 'paid', mode: 'test' }], meta: { total: 1 } })
    const changes = data.history.filter(({ kind }) => kind === 'payment_changed')
    assert.containsSubset(changes[0], { details: { before: 'Carte bancaire', after: 'Portefeuille' } })
  })

  /** Runs what was queued for providers that were left. */
  async function abandonJobs() {
    const queued = await store.reader.all<{ payload: string }>(
      "select payload from core_jobs where job = 'sales.abandon_payment' order by id"
    )
    for (const { payload } of queued) {
      await abandonPaymentJob.run(typeof payload === 'string' ? JSON.parse(payload) : payload, {} as never)
    }
  }
})

const listOf = ({ body }: Answer) => (body as { data: unknown[] }).data
