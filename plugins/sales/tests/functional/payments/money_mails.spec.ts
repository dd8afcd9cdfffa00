import { test } from '@japa/runner'
import { dataOf, MoneyOffice } from '#plugins/sales/tests/functional/payments/money_office'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'
import type { RefundAnswer } from '#plugins/sales/refunds/refund_answer'

const DONE = /vous ont été rendus par le moyen de paiement de la commande \(Carte bancaire\)/
const COMING = /vous seront rendus par le moyen de paiement/
const DUE = /Nous vous devons/
const BY_SHOP = /Nous vous avons rendu/

test.group('What a customer is told of their money', (group) => {
  let office: MoneyOffice
  group.each.setup(async () => {
    office = await MoneyOffice.open()
    return () => office.close()
  })

  /** Texts of the mails of an order that leave meanwhile, by the beginning of their subject; the oldest first. */
  const mailsOf = async (number: string, work: () => Promise<unknown>, mails: RegExp) => {
    const sent = await watchMails()
    await work()
    await runEvents()
    await runJobs()
    const own = (await sent()).filter(({ to, subject }) => to === 'cliente@exemple.fr' && subject.includes(number))
    return own.filter(({ subject }) => mails.test(subject)).map(({ text }) => text)
  }
  const note = (id: number, isTold = true, byProvider = true) => {
    const wish = { lines: [], shipping: 0, adjustmentRefund: 400, adjustmentFee: 0, source: 'main' }
    return office.staff.send('POST', `/api/admin/sales/orders/${id}/refunds`, { ...wish, byProvider, notify: isTold })
  }
  const CREDIT = /^Avoir /
  const BACK = /^Remboursement /
  const OFF = /annulée$/

  test('says of a credit note that its money has gone when it has', async ({ assert }) => {
    const { id, number } = await office.order(2, 'paid')
    const [text = '', ...more] = await mailsOf(number, () => note(id), CREDIT)
    assert.match(text, DONE)
    assert.match(text, /4,00\s€/)
    assert.match(text, /l’avoir /)
    assert.deepEqual(more, [])
    assert.deepEqual(await mailsOf(number, async () => {}, BACK), [])
  })

  test('says that it will come while its provider is slow or silent', async ({ assert }) => {
    const { id, number } = await office.order(2, 'paid')
    office.provider.isSlow = true
    const [slow = ''] = await mailsOf(number, () => note(id), CREDIT)
    assert.match(slow, COMING)
    office.provider.isDown = true
    const [silent = ''] = await mailsOf(number, () => note(id), CREDIT)
    assert.match(silent, COMING)
    for (const text of [slow, silent]) assert.notMatch(text, DONE)
  })

  test('says what the shop owes where its provider refused, and once more when that has gone', async ({ assert }) => {
    const { id, number } = await office.order(2, 'paid')
    office.provider.refusal = 'Card closed'
    const notes: RefundAnswer[] = []
    const issue = async () => notes.push(dataOf(await note(id)), dataOf(await note(id)))
    const texts = await mailsOf(number, issue, CREDIT)
    assert.lengthOf(texts, 2)
    for (const text of texts) {
      assert.match(text, DUE)
      assert.notMatch(text, /Card closed|vous ont été rendus/)
    }
    const [first, second] = notes
    const [byShop = ''] = await mailsOf(number, () => office.again(first?.id ?? 0, false), BACK)
    assert.match(byShop, BY_SHOP)
    office.provider.refusal = null
    const again = await mailsOf(number, () => office.again(second?.id ?? 0), BACK)
    assert.lengthOf(again, 1)
    assert.match(again[0] ?? '', DONE)
  })

  test('says once more that money has gone that bounced', async ({ assert }) => {
    const { id, number } = await office.order(2, 'paid')
    office.provider.isSlow = true
    const refund = dataOf<RefundAnswer>(await note(id))
    const news = [...office.provider.moved.values()].at(-1) as PaymentNews
    await office.notify(office.provider.tell({ ...news, kind: 'refund_failed' }))
    const [text = ''] = await mailsOf(number, () => office.again(refund.id), BACK)
    assert.equal(text, '', 'it is on its way again')
    const later = [...office.provider.moved.values()].at(-1) as PaymentNews
    const tell = () => office.notify(office.provider.tell({ ...later, kind: 'refunded' }))
    const [gone = ''] = await mailsOf(number, tell, BACK)
    assert.match(gone, DONE)
  })

  test('says that the shop owes it until staff gave it, and nothing where nobody is to be told', async ({ assert }) => {
    const { id, number } = await office.order(2, 'paid')
    const [text = ''] = await mailsOf(number, () => note(id, true, false), CREDIT)
    assert.match(text, DUE)
    assert.notMatch(text, BY_SHOP)
    const { refunds } = await office.show(id)
    const [paid = ''] = await mailsOf(number, () => office.again(refunds[0]?.id ?? 0, false), BACK)
    assert.match(paid, BY_SHOP)
    office.provider.refusal = 'No'
    const silent = dataOf<RefundAnswer>(await note(id, false))
    assert.deepEqual(await mailsOf(number, () => office.again(silent.id, false), /./), [])
  })

  test('says of a cancellation what becomes of what was paid', async ({ assert }) => {
    const partPaid = async (kind: 'authorised' | 'canceled') => {
      const order = await office.order(2, kind)
      if (kind === 'authorised') dataOf(await office.capture(order.id, 1500))
      return order
    }
    const canceled = async ({ id, number }: { id: number; number: string }, body = {}) =>
      (await mailsOf(number, () => office.cancel(id, body), OFF))[0] ?? ''
    assert.match(await canceled(await partPaid('authorised')), DONE)
    assert.notMatch(await canceled(await partPaid('canceled')), /rendus|devons|rendons/)
    const staff = await partPaid('authorised')
    assert.match(await canceled(staff, { byProvider: false }), DUE)
    const [repaid = ''] = await mailsOf(staff.number, () => office.repay(staff.id, { byProvider: false }), BACK)
    assert.match(repaid, BY_SHOP)
    const later = await partPaid('authorised')
    await canceled(later, { byProvider: false })
    const [given = ''] = await mailsOf(later.number, () => office.repay(later.id, { byProvider: true }), BACK)
    assert.match(given, DONE)
    const slow = await partPaid('authorised')
    office.provider.isSlow = true
    assert.match(await canceled(slow), COMING)
  })
})
