import { test } from '@japa/runner'
import moveMoneyJob from '#plugins/sales/payments/move_money_job'
import { MoneyOffice, ONLINE, dataOf } from '#plugins/sales/tests/functional/payments/money_office'
import { freePort } from '#core/boot/free_port'
import { MortalShop, type Moment } from '#plugins/sales/tests/fixtures/mortal_shop'
import { ProviderPage } from '#plugins/sales/tests/fixtures/provider_page'

/** Where the process dies while staff have money moved, and whether the provider was asked by then. */
const MOMENTS: [string, Moment, boolean][] = [
  ['when it has written what it will ask', { at: '^commit', time: 2 }, false],
  ['when the provider has done it', { at: 'insert into sales_transactions', time: 1 }, true],
  ['before its answer is committed', { at: '^commit', time: 3 }, true],
  ['before staff are answered', { at: '^answer$', time: 1 }, true],
]

test.group('A web process that is killed while money is moved', (group) => {
  let office: MoneyOffice
  let bank: ProviderPage
  let shop: MortalShop
  group.each.setup(async () => {
    bank = await ProviderPage.open()
    process.env.TEST_PROVIDER = JSON.stringify({ name: ONLINE, address: bank.address })
    office = await MoneyOffice.open(bank.provider)
    shop = new MortalShop(await freePort(Number(process.env.PORT) + 1))
    return async () => {
      await shop.close()
      office.close()
      bank.close()
      delete process.env.TEST_PROVIDER
    }
  })

  /** Who died asking keeps nobody from it for long: a minute has passed. */
  const later = () => office.store.lucid.rawQuery('update sales_payment_movements set asked_until = null')

  for (const [what, paid, kinds] of [
    ['captured', 'authorised', ['paid']],
    ['given back', 'paid', ['refunded']],
  ] as const) {
    test(`leaves nothing undone that is to be ${what}, and does nothing twice`, async ({ assert }) => {
      for (const [moment, dies, isAsked] of MOMENTS) {
        const { id } = await office.order(2, paid)
        const before = bank.provider.moved.size
        const key = `key-${moment.replaceAll(' ', '-')}`
        const move = () => (what === 'captured' ? office.capture(id, 1000, key) : office.refund(id, 1000, key))
        await shop.dieIn(dies, office.staff, move)
        assert.equal(bank.provider.moved.size - before, isAsked ? 1 : 0, moment)
        // The same click again while the job runs: one movement, one transaction.
        await later()
        const [movement] = await office.waiting()
        await Promise.allSettled([dataOf(await move()), moveMoneyJob.run({ movement }, {} as never)])
        await later()
        if (movement !== undefined) await moveMoneyJob.run({ movement }, {} as never)
        assert.equal(bank.provider.moved.size - before, 1, moment)
        const order = await office.show(id)
        const moved = order.transactions.filter(
          ({ kind, amount }) => kinds.includes(kind as never) && amount.amount === 1000
        )
        assert.lengthOf(moved, 1, moment)
        assert.deepEqual(order.movements, [], moment)
        assert.equal((what === 'captured' ? order.paid : order.refunded).amount, 1000, moment)
        assert.lengthOf(order.refunds, what === 'captured' ? 0 : 1, moment)
      }
    }).timeout(180_000)
  }

  test('calls an order off once, and gives its money back once', async ({ assert }) => {
    for (const [moment, dies, isAsked] of MOMENTS) {
      const { id } = await office.order(2, 'authorised')
      dataOf(await office.capture(id, 1000))
      const refunds = () => [...bank.provider.moved.values()].filter(({ kind }) => kind === 'refunded').length
      const before = refunds()
      const cancel = () => office.cancel(id, {}, `key-${moment.replaceAll(' ', '-')}`)
      await shop.dieIn(dies, office.staff, cancel)
      assert.equal(refunds() - before, isAsked ? 1 : 0, moment)
      await later()
      const waiting = await office.waiting()
      const jobs = () => waiting.map((movement) => moveMoneyJob.run({ movement }, {} as never))
      await Promise.allSettled([cancel(), ...jobs()])
      await later()
      await Promise.all(jobs())
      assert.equal(refunds() - before, 1, moment)
      const order = await office.show(id)
      assert.lengthOf(
        order.transactions.filter(({ kind }) => kind === 'refunded'),
        1,
        moment
      )
      assert.lengthOf(
        order.history.filter(({ kind }) => kind === 'canceled'),
        1,
        moment
      )
      assert.containsSubset(order, { state: 'canceled', movements: [] }, moment)
      assert.containsSubset(order.repayment, { owed: { amount: 0 }, done: { amount: 1000 } }, moment)
    }
  }).timeout(180_000)
})
