import { test } from '@japa/runner'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { dataOf, MoneyOffice, ONLINE, runJob, sums } from '#plugins/sales/tests/functional/payments/money_office'
import { refusalOf } from '#plugins/sales/testing'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'
import type { OrderAnswer } from '#plugins/sales/orders/order_answer'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'

test.group('Money of an order that is called off before it is billed', (group) => {
  let office: MoneyOffice
  group.each.setup(async () => {
    office = await MoneyOffice.open()
    return () => office.close()
  })

  const held = { owed: { amount: 0 }, underWay: { amount: 0 }, done: { amount: 0 } }

  /** An order of which a part was captured, and nothing billed. */
  const partPaid = async () => {
    const order = await office.order(2, 'authorised')
    dataOf(await office.capture(order.id, 1500))
    return order
  }
  const ownOf = async (number: string) => {
    const { body } = await office.shopper.send('GET', `/api/sales/account/orders/${number}`)
    return (body as { data: OrderAnswer }).data
  }

  test('goes back by its provider, once, and what was only authorised is let go', async ({ assert }) => {
    const { id, number, total } = await partPaid()
    assert.containsSubset((await office.show(id)).repayment, { ...held, afterCancelling: { amount: 1500 } })
    const order = dataOf<StaffOrderAnswer>(await office.cancel(id, { reason: 'Plus de stock' }))
    assert.containsSubset(order, { state: 'canceled', repayment: { ...held, done: { amount: 1500 } } })
    await runJob((await office.waiting())[0])
    const after = await office.show(id)
    assert.sameMembers(sums(after), [`authorised ${total}`, 'paid 1500', 'refunded 1500', `canceled ${total - 1500}`])
    assert.deepEqual(after.movements, [])
    assert.equal(office.lastNews().amount, total - 1500)
    assert.deepEqual(
      after.history.filter(({ kind }) => kind === 'repay_asked').map(({ actor }) => actor.kind),
      ['staff']
    )
    assert.containsSubset(await ownOf(number), { repaid: { amount: 1500 }, toRepay: { amount: 0 } })
  })

  test('is given back once when many click, with one key or with many', async ({ assert }) => {
    const { id } = await partPaid()
    const one = await Promise.all([1, 2, 3].map(() => office.cancel(id, {}, 'one-click')))
    assert.deepEqual(
      one.map(({ status }) => status),
      [200, 200, 200]
    )
    const many = await Promise.all([1, 2, 3].map(() => office.cancel(id)))
    assert.deepEqual(
      many.map((answer) => refusalOf(answer)),
      Array.from({ length: 3 }, () => '409 E_SALES_ORDER_NOT_CANCELLABLE')
    )
    const repaid = await Promise.all([1, 2].map(() => office.repay(id, { byProvider: true })))
    assert.deepEqual(
      repaid.map((answer) => refusalOf(answer)),
      Array.from({ length: 2 }, () => '409 E_SALES_NOTHING_TO_PAY_BACK')
    )
    assert.deepEqual(
      sums(await office.show(id)).filter((sum) => sum.startsWith('refunded')),
      ['refunded 1500']
    )
    assert.equal(refusalOf(await office.cancel(id, { reason: 'x' }, 'one-click')), '422 E_SALES_IDEMPOTENCY_KEY_REUSED')
  })

  test('whose provider does not answer is asked for again with the same key, by the job', async ({ assert }) => {
    const { id, number } = await partPaid()
    office.provider.losesAnswers = true
    const order = dataOf<StaffOrderAnswer>(await office.cancel(id))
    assert.containsSubset(order, { state: 'canceled', repayment: { ...held, underWay: { amount: 1500 } } })
    assert.equal(refusalOf(await office.repay(id, { byProvider: false })), '409 E_SALES_NOTHING_TO_PAY_BACK')
    assert.containsSubset(await ownOf(number), { repaid: { amount: 0 }, toRepay: { amount: 1500 } })
    office.provider.losesAnswers = false
    for (const movement of await office.waiting()) await Promise.allSettled([runJob(movement), runJob(movement)])
    for (const movement of await office.waiting()) await runJob(movement)
    const refunds = [...office.provider.moved.values()].filter(({ kind }) => kind === 'refunded')
    assert.lengthOf(refunds, 1)
    assert.containsSubset(await office.show(id), { movements: [], repayment: { ...held, done: { amount: 1500 } } })
  })

  test('that its provider refuses, or lets bounce, is owed again, and given back by staff, once', async ({
    assert,
  }) => {
    const { id } = await partPaid()
    office.provider.isSlow = true
    const asked = dataOf<StaffOrderAnswer>(await office.cancel(id))
    assert.containsSubset(asked.repayment, { ...held, underWay: { amount: 1500 } })
    const refund = [...office.provider.moved.values()].find(({ kind }) => kind === 'refund_pending') as PaymentNews
    await office.notify(office.provider.tell({ ...refund, kind: 'refund_failed', message: 'Card closed' }))
    assert.containsSubset((await office.show(id)).repayment, {
      ...held,
      owed: { amount: 1500 },
      byProvider: { amount: 1500 },
    })
    assert.equal(
      refusalOf(await office.repay(id, { byProvider: false, amount: 1501 })),
      '422 E_SALES_REPAYMENT_TOO_MUCH'
    )
    const transfer = { byProvider: false, amount: 1000, method: 'offline.bank_transfer', reference: 'VIR 7' }
    const answers = await Promise.all([1, 2, 3].map(() => office.repay(id, transfer, 'one-click')))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201]
    )
    assert.equal(refusalOf(await office.repay(id, { ...transfer, amount: 500 })), '409 E_SALES_TRANSACTION_KNOWN')
    office.provider.isSlow = false
    const order = dataOf<StaffOrderAnswer>(await office.repay(id, { byProvider: true }))
    assert.containsSubset(order.repayment, { ...held, done: { amount: 1500 } })
    const back = order.transactions.filter(({ kind }) => kind === 'refunded')
    assert.deepEqual(
      back.map(({ method, amount }) => `${method} ${amount.amount}`),
      ['offline.bank_transfer 1000', `${ONLINE} 500`]
    )
    assert.includeMembers(
      order.history.map(({ kind }) => kind),
      ['repaid', 'repay_asked']
    )
    const log = await office.store.reader.all<{ changes: string }>(
      "select changes from core_audit_entries where subject = 'sales.orders' and subject_id = ?",
      [String(id)]
    )
    const told = log.map(({ changes }) => JSON.parse(changes) as Record<string, unknown[]>)
    const events = told.filter(({ toPayBack }) => toPayBack).flatMap(({ event }) => event?.[1])
    assert.deepEqual(events, ['repaid', 'repay_asked'])
  })

  test('stays owed where its method gives nothing back, or staff say so', async ({ assert }) => {
    const first = await partPaid()
    const kept = dataOf<StaffOrderAnswer>(await office.cancel(first.id, { byProvider: false }))
    assert.containsSubset(kept.repayment, { ...held, owed: { amount: 1500 }, byProvider: { amount: 1500 } })
    const second = await partPaid()
    delete office.provider.method.refund
    const order = dataOf<StaffOrderAnswer>(await office.cancel(second.id))
    assert.containsSubset(order.repayment, { ...held, owed: { amount: 1500 }, byProvider: { amount: 0 } })
    assert.equal(refusalOf(await office.repay(second.id, { byProvider: true })), '409 E_SALES_REFUND_NOT_BY_PROVIDER')
    const paid = dataOf<StaffOrderAnswer>(await office.repay(second.id, { byProvider: false }))
    assert.containsSubset(paid.repayment, { ...held, done: { amount: 1500 } })
  })

  test('is in the list of orders to be given back for as long as it is owed', async ({ assert }) => {
    const [owing, kept] = [await partPaid(), await partPaid()]
    dataOf(await office.cancel(owing.id, { byProvider: false }))
    const listed = async () => {
      const address = '/api/admin/sales/orders?filter[owed]=0.001..'
      const rows = dataOf<{ id: number; owed: { amount: number } }[]>(await office.staff.send('GET', address))
      return rows.map(({ id, owed }) => [id, owed.amount])
    }
    assert.deepEqual(await listed(), [[owing.id, 1500]])
    dataOf(await office.repay(owing.id, { byProvider: false, amount: 400 }))
    assert.deepEqual(await listed(), [[owing.id, 1100]])
    office.provider.losesAnswers = true
    dataOf(await office.repay(owing.id, { byProvider: true }))
    assert.deepEqual(await listed(), [], 'its provider was asked for the rest')
    assert.equal((await office.show(kept.id)).paid.amount, 1500)
  })

  test('was paid twice: both payments can be given back, the later one first', async ({ assert }) => {
    const { id, number, total } = await office.order(2, 'failed')
    dataOf(await office.shopper.send('POST', `/api/sales/account/orders/${number}/payments`))
    for (const attempt of [2, 1]) await office.notify(office.provider.settle(`${number}-${attempt}`, 'paid'))
    assert.containsSubset((await office.show(id)).repayment, { owed: { amount: total }, byProvider: { amount: total } })
    const once = dataOf<StaffOrderAnswer>(await office.repay(id, { byProvider: true }))
    assert.containsSubset(once, {
      repayment: { ...held, done: { amount: total } },
      provider: { toGiveBack: { amount: total } },
    })
    dataOf(await office.refund(id, 500))
    const rows = await office.store.reader.all<{ attempt: number; amount: number }>(
      `select p.attempt, t.amount from sales_transactions t join sales_payments p on p.id = t.payment_id
       where t.kind = 'refunded' order by t.id`
    )
    assert.deepEqual(
      rows.map(({ attempt, amount }) => [Number(attempt), Number(amount)]),
      [
        [2, total],
        [1, 500],
      ]
    )
  })

  test('is told in its reader’s language, whoever gave it back', async ({ assert }) => {
    const { id } = await partPaid()
    dataOf(await office.cancel(id, { byProvider: false }))
    dataOf(await office.repay(id, { byProvider: false, amount: 1234 }))
    const told = async (locale: string) => {
      const answer = await office.staff.send('GET', `/api/admin/sales/orders/${id}`, undefined, {
        'accept-language': locale,
      })
      return dataOf<StaffOrderAnswer>(answer).history.find(({ kind }) => kind === 'repaid')?.details.amount
    }
    assert.equal(await told('fr-FR'), '12,34\u00a0€')
    assert.equal(await told('en-GB'), '€12.34')
  })

  test('that came after the cancellation is owed too', async ({ assert }) => {
    const { id, number, total } = await office.order(1, 'authorised')
    dataOf(await office.cancel(id))
    office.provider.refusal = 'Captured already'
    await runJob((await office.waiting())[0])
    office.provider.refusal = null
    await office.notify(office.provider.settle(`${number}-1`, 'paid'))
    assert.containsSubset((await office.show(id)).repayment, { owed: { amount: total }, byProvider: { amount: total } })
    const order = dataOf<StaffOrderAnswer>(await office.repay(id, { byProvider: true }))
    assert.containsSubset(order.repayment, { ...held, done: { amount: total } })
  })

  test('is nobody’s where it is billed: a credit note gives it back', async ({ assert }) => {
    const { id, line, total } = await office.order(2, 'paid')
    assert.containsSubset((await office.show(id)).repayment, { ...held, afterCancelling: { amount: 0 } })
    assert.equal(refusalOf(await office.repay(id, { byProvider: true })), '409 E_SALES_NOTHING_TO_PAY_BACK')
    office.provider.refusal = 'No'
    const wish = { lines: [{ lineId: line, quantity: 2, restock: true }], shipping: total - 2000 }
    const rest = { adjustmentRefund: 0, adjustmentFee: 0, source: 'main', notify: false, byProvider: true }
    dataOf(await office.staff.send('POST', `/api/admin/sales/orders/${id}/refunds`, { ...wish, ...rest }))
    assert.containsSubset(await office.show(id), { state: 'closed', refunds: [{ state: 'failed' }], repayment: held })
    const [note] = (await office.show(id)).refunds
    dataOf(await office.again(note?.id as number, false))
    assert.containsSubset((await office.show(id)).repayment, held)
  })

  test('goes back when its customer calls the order off', async ({ assert }) => {
    const { id, number } = await partPaid()
    const answer = await office.shopper.send('POST', `/api/sales/account/orders/${number}/cancellation`)
    assert.equal(answer.status, 200)
    assert.containsSubset(await ownOf(number), { state: 'canceled', toRepay: { amount: 1500 } })
    for (const movement of await office.waiting()) await runJob(movement)
    assert.containsSubset((await office.show(id)).repayment, { ...held, done: { amount: 1500 } })
  })

  test('opens to the right of giving money back alone', async ({ assert }) => {
    const { id } = await partPaid()
    await createRole('annulation', ['sales.orders.view', 'sales.orders.cancel'])
    const clerk = await newStaffVisit({ email: 'annulation@exemple.fr', role: 'annulation' })
    const send = (what: string, body: object) => clerk.send('POST', `/api/admin/sales/orders/${id}/${what}`, body)
    assert.equal((await send('cancellation', { byProvider: true })).status, 403)
    assert.equal((await send('cancellation', {})).status, 200)
    assert.equal((await send('repayments', { byProvider: false })).status, 403)
    assert.containsSubset((await office.show(id)).repayment, { ...held, owed: { amount: 1500 } })
  })
})

test.group('A provider that has not answered', (group) => {
  let office: MoneyOffice
  group.each.setup(async () => {
    office = await MoneyOffice.open()
    return () => office.close()
  })

  test('is asked at once, with the same key, and what it says is told', async ({ assert }) => {
    const { id, total } = await office.order(2, 'authorised')
    office.provider.isDown = true
    dataOf(await office.capture(id))
    const [movement] = await office.waiting()
    assert.containsSubset(dataOf(await office.askNow(movement)), { state: 'waiting' })
    office.provider.isDown = false
    office.provider.losesAnswers = true
    assert.containsSubset(dataOf(await office.askNow(movement)), { state: 'waiting' })
    office.provider.losesAnswers = false
    const answers = await Promise.all([office.askNow(movement), office.askNow(movement)])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200]
    )
    assert.equal(office.provider.moved.size, 1)
    const { asked } = office.provider
    assert.containsSubset(dataOf(await office.askNow(movement)), { state: 'done' })
    assert.equal(office.provider.asked, asked, 'who has the answer asks nobody')
    assert.equal((await office.show(id)).paid.amount, total)
  })

  test('is not pestered, and what it refuses is told', async ({ assert }) => {
    const { id } = await office.order(2, 'authorised')
    office.provider.isDown = true
    dataOf(await office.capture(id))
    const [movement] = await office.waiting()
    const { asked } = office.provider
    const answers: number[] = []
    for (let time = 0; time < 6; time += 1) answers.push((await office.askNow(movement)).status)
    assert.deepEqual(answers, [200, 200, 200, 200, 200, 429])
    assert.equal(office.provider.asked, asked + 5)
    assert.equal(refusalOf(await office.askNow(987_654)), '404 E_SALES_MOVEMENT_NOT_FOUND')
    office.provider.isDown = false
    office.provider.refusal = 'Card expired'
    await runJob(movement)
    assert.containsSubset(dataOf(await office.askNow(movement)), { state: 'refused', message: 'Card expired' })
  })

  test('opens to the right of asking again alone', async ({ assert }) => {
    const { id } = await office.order(1, 'authorised')
    office.provider.isDown = true
    dataOf(await office.capture(id))
    const [movement] = await office.waiting()
    const ask = (clerk: typeof office.staff) =>
      clerk.send('POST', `/api/admin/sales/payment-movements/${movement}/asks`)
    await createRole('lecture', ['sales.orders.view', 'sales.transactions.capture'])
    assert.equal((await ask(await newStaffVisit({ email: 'lecture@exemple.fr', role: 'lecture' }))).status, 403)
    await createRole('relance', ['sales.transactions.ask'])
    assert.equal((await ask(await newStaffVisit({ email: 'relance@exemple.fr', role: 'relance' }))).status, 200)
  })
})
