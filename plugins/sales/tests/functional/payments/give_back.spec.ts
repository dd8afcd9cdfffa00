import { test } from '@japa/runner'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { dataOf, MoneyOffice, runJob } from '#plugins/sales/tests/functional/payments/money_office'
import { refusalOf, saidOf } from '#plugins/sales/testing'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'
import type { RefundAnswer } from '#plugins/sales/refunds/refund_answer'

test.group('Money that a provider gives back', (group) => {
  let office: MoneyOffice
  group.each.setup(async () => {
    office = await MoneyOffice.open()
    return () => office.close()
  })

  const went = async (id: number) =>
    (await office.show(id)).transactions
      .filter(({ kind }) => kind.startsWith('refund'))
      .map(({ kind, reference, amount }) => `${kind} ${reference} ${amount.amount}`)

  test('goes with its credit note, a part at a time, and each part has a name', async ({ assert }) => {
    const { id, number, total } = await office.order(2, 'paid')
    assert.equal((await office.show(id)).provider?.toGiveBack.amount, total)
    const note = dataOf<RefundAnswer>(await office.refund(id, 400))
    assert.containsSubset(note, { state: 'refunded', payment: { state: 'done', title: 'Carte bancaire' } })
    dataOf(await office.refund(id, 600))
    assert.deepEqual(await went(id), [`refunded move-${number}-refund-1 400`, `refunded move-${number}-refund-2 600`])
    const order = await office.show(id)
    assert.containsSubset(order, { refunded: { amount: 1000 }, provider: { toGiveBack: { amount: total - 1000 } } })
    assert.equal(await office.notify(office.provider.tell(office.lastNews())), 0)
    assert.include(
      order.history.map(({ kind, details }) => `${kind} ${details.news}`),
      'payment_news refunded'
    )
  })

  test('is given once for a double click, and no key does two things', async ({ assert }) => {
    const { id } = await office.order(2, 'paid')
    const answers = await Promise.all([1, 2, 3].map(() => office.refund(id, 400, 'one-click')))
    const notes = answers.map((answer) => dataOf<RefundAnswer>(answer).number)
    assert.lengthOf(new Set(notes), 1)
    assert.equal(office.provider.moved.size, 1)
    assert.equal((await office.show(id)).refunded.amount, 400)
    assert.equal(refusalOf(await office.refund(id, 401, 'one-click')), '422 E_SALES_IDEMPOTENCY_KEY_REUSED')
  })

  test('that is on its way is one transaction from then to the end, and may bounce', async ({ assert }) => {
    const { id, number, total } = await office.order(2, 'paid')
    office.provider.isSlow = true
    const note = dataOf<RefundAnswer>(await office.refund(id, 400))
    assert.containsSubset(note, { state: 'pending', payment: { state: 'pending' } })
    assert.deepEqual(await went(id), [`refund_pending move-${number}-refund-1 400`])
    assert.equal((await office.show(id)).provider?.toGiveBack.amount, total - 400)
    const done: PaymentNews = { ...office.lastNews(), kind: 'refunded', raw: 'DONE' }
    assert.equal(await office.notify(office.provider.tell(done)), 1)
    assert.equal(await office.notify(office.provider.tell(done)), 0)
    assert.equal(await office.notify(office.provider.tell({ ...done, kind: 'refund_pending' })), 0)
    assert.deepEqual(await went(id), [`refunded move-${number}-refund-1 400`])
    assert.containsSubset(await office.showRefund(note.id), { state: 'refunded', payment: { state: 'done' } })
    const bounced: PaymentNews = { ...done, kind: 'refund_failed', message: 'Account closed' }
    assert.equal(await office.notify(office.provider.tell(bounced)), 1)
    assert.containsSubset(await office.showRefund(note.id), {
      state: 'failed',
      payment: { state: 'refused', message: 'Account closed' },
    })
    assert.equal((await office.show(id)).provider?.toGiveBack.amount, total)
  })

  test('that is refused is asked for again, or given by staff, once', async ({ assert }) => {
    const { id, number } = await office.order(2, 'paid')
    office.provider.refusal = 'Insufficient funds'
    const note = dataOf<RefundAnswer>(await office.refund(id, 400))
    assert.containsSubset(note, { state: 'failed', payment: { state: 'refused', message: 'Insufficient funds' } })
    const other = dataOf<RefundAnswer>(await office.refund(id, 500))
    office.provider.refusal = null
    const again = await Promise.all([office.again(note.id), office.again(note.id)])
    assert.isTrue(again.some(({ status }) => status === 201))
    assert.equal((await office.showRefund(note.id)).state, 'refunded')
    dataOf(await office.again(other.id, false))
    assert.equal((await office.showRefund(other.id)).state, 'refunded')
    for (const byProvider of [true, false]) {
      assert.equal(refusalOf(await office.again(other.id, byProvider)), '409 E_SALES_REFUND_SETTLED')
    }
    const references = [1, 2].map((count) => `refund_failed ${number}-refund-${count}`)
    const moved = (await went(id)).map((one) => one.replace('move-', '').replace(/ \d+$/, ''))
    assert.sameMembers(moved, [...references, `refunded ${number}-refund-3`, `refunded ${other.number}`])
    const { history } = await office.show(id)
    assert.include(
      history.map(({ kind }) => kind),
      'refund_settled'
    )
    const late: PaymentNews = { ...[...office.provider.moved.values()][0]!, message: 'Told again' }
    assert.equal(await office.notify(office.provider.tell(late)), 0)
    assert.equal((await office.showRefund(note.id)).state, 'refunded')
  })

  test('whose provider does not answer waits, and goes once when it does', async ({ assert }) => {
    const { id } = await office.order(2, 'paid')
    office.provider.isDown = true
    const note = dataOf<RefundAnswer>(await office.refund(id, 400))
    assert.containsSubset(note, { state: 'pending', payment: { state: 'waiting' } })
    assert.equal(refusalOf(await office.again(note.id, false)), '409 E_SALES_REFUND_SETTLED')
    office.provider.isDown = false
    office.provider.losesAnswers = true
    dataOf(await office.again(note.id))
    assert.equal((await office.showRefund(note.id)).state, 'pending')
    office.provider.losesAnswers = false
    const [movement] = await office.waiting()
    await Promise.allSettled([runJob(movement), office.again(note.id), runJob(movement)])
    await runJob(movement)
    assert.equal(office.provider.moved.size, 1)
    assert.lengthOf(await went(id), 1)
    assert.equal((await office.showRefund(note.id)).state, 'refunded')
  })

  test('is no more than it holds; the rest staff give', async ({ assert }) => {
    const { id, total } = await office.order(2, 'paid')
    dataOf(await office.refund(id, 400, 'by-staff', false))
    assert.equal(office.provider.asked, 0)
    // Money that staff gave back is not the provider’s: it could still give all of it.
    assert.equal((await office.show(id)).provider?.toGiveBack.amount, total)
    const elsewhere: PaymentNews = {
      reference: 'by hand',
      number: (await office.show(id)).number,
      kind: 'refunded',
      raw: 'DASHBOARD',
      amount: total - 500,
      currency: 'EUR',
    }
    assert.equal(await office.notify(office.provider.tell(elsewhere)), 1)
    assert.equal(refusalOf(await office.refund(id, 501)), '409 E_SALES_REFUND_NOT_BY_PROVIDER')
    const wish = { lines: [], shipping: 0, adjustmentRefund: 501, adjustmentFee: 0, source: 'main', notify: false }
    const said = async (language: string) => {
      const path = `/api/admin/sales/orders/${id}/refunds`
      return saidOf(
        await office.staff.send('POST', path, { ...wish, byProvider: true }, { 'accept-language': language })
      )
    }
    assert.include(await said('en-GB'), '€5.00')
    assert.include(await said('fr-FR'), '5,00\u00a0€')
    assert.equal((await office.show(id)).refunded.amount, 400, 'no credit note stands without its money')
    delete office.provider.method.refund
    assert.equal(refusalOf(await office.refund(id, 1)), '409 E_SALES_REFUND_NOT_BY_PROVIDER')
  })

  test('opens to the right of its own', async ({ assert }) => {
    const { id } = await office.order(2, 'paid')
    office.provider.refusal = 'No'
    const note = dataOf<RefundAnswer>(await office.refund(id, 400))
    await createRole('avoirs', ['sales.refunds.create', 'sales.refunds.view'])
    const clerk = await newStaffVisit({ email: 'avoirs@exemple.fr', role: 'avoirs' })
    const wish = { lines: [], shipping: 0, adjustmentRefund: 100, adjustmentFee: 0, source: 'main', notify: false }
    const send = (body: object) => clerk.send('POST', `/api/admin/sales/orders/${id}/refunds`, body)
    assert.equal((await send({ ...wish, byProvider: true })).status, 403)
    assert.equal((await send(wish)).status, 201)
    const again = await clerk.send('POST', `/api/admin/sales/refunds/${note.id}/payments`, { byProvider: true })
    assert.equal(again.status, 403)
  })
})
