import { test } from '@japa/runner'
import { runJobs } from '#core/testing/run_jobs'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { dataOf, MoneyOffice, runJob, sums } from '#plugins/sales/tests/functional/payments/money_office'
import { refusalOf, saidOf } from '#plugins/sales/testing'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'

test.group('An authorised payment', (group) => {
  let office: MoneyOffice
  group.each.setup(async () => {
    office = await MoneyOffice.open()
    return () => office.close()
  })

  test('is captured by staff, which pays and bills the order; told again, it is the same', async ({ assert }) => {
    const { id, number, total } = await office.order(2, 'authorised')
    assert.containsSubset(await office.show(id), {
      state: 'pending_payment',
      paid: { amount: 0 },
      provider: { toCapture: { amount: total, currency: 'EUR' }, capturesParts: true, toGiveBack: { amount: 0 } },
    })
    const answer = await office.capture(id)
    assert.equal(answer.status, 201)
    const order = dataOf<StaffOrderAnswer>(answer)
    assert.containsSubset(order, {
      state: 'processing',
      paid: { amount: total },
      movements: [],
      invoices: [{ state: 'paid', total: { amount: total } }],
      provider: { toCapture: { amount: 0 }, toGiveBack: { amount: total } },
    })
    assert.deepEqual(sums(order), [`authorised ${total}`, `paid ${total}`])
    const [news] = [...office.provider.moved.values()]
    assert.equal(await office.notify(office.provider.tell(news!)), 0)
    assert.equal(refusalOf(await office.capture(id)), '409 E_SALES_PAYMENT_NOT_CAPTURABLE')
    assert.equal(news?.number, number)
  })

  test('is captured in parts: a part pays its invoice, the last one bills the rest', async ({ assert }) => {
    const { id, line, total } = await office.order(3, 'authorised')
    const lines = { lines: [{ lineId: line, quantity: 1 }], notify: false }
    const bill = dataOf<{ total: { amount: number } }>(
      await office.staff.send('POST', `/api/admin/sales/orders/${id}/invoices`, lines)
    )
    const first = dataOf<StaffOrderAnswer>(await office.capture(id, bill.total.amount))
    assert.containsSubset(first, { paid: { amount: bill.total.amount }, invoices: [{ state: 'paid' }] })
    assert.notInclude(
      first.history.map(({ kind }) => kind),
      'payment_odd'
    )
    const rest = total - bill.total.amount
    assert.equal(first.provider?.toCapture.amount, rest)
    assert.equal(refusalOf(await office.capture(id, rest + 1)), '422 E_SALES_CAPTURE_TOO_MUCH')
    const said = async (language: string) => {
      const path = `/api/admin/sales/orders/${id}/captures`
      return saidOf(await office.staff.send('POST', path, { amount: rest + 1 }, { 'accept-language': language }))
    }
    const euros = (rest / 100).toFixed(2)
    assert.equal(await said('en-GB'), `At most €${euros} can be captured.`)
    assert.equal(await said('fr-FR'), `Au plus ${euros.replace('.', ',')}\u00a0€ peuvent être encaissés.`)
    const last = dataOf<StaffOrderAnswer>(await office.capture(id))
    assert.containsSubset(last, { state: 'processing', paid: { amount: total }, invoiced: { amount: total } })
    assert.lengthOf(last.invoices, 2)
    assert.isTrue(last.invoices.every(({ state }) => state === 'paid'))
  })

  test('that was captured in part pays an invoice that comes later', async ({ assert }) => {
    const { id, line } = await office.order(3, 'authorised')
    dataOf(await office.capture(id, 2500))
    const lines = { lines: [{ lineId: line, quantity: 1 }], notify: false }
    dataOf(await office.staff.send('POST', `/api/admin/sales/orders/${id}/invoices`, lines))
    assert.containsSubset(await office.show(id), { paid: { amount: 2500 }, invoices: [{ state: 'paid' }] })
  })

  test('that its method captures whole is captured whole', async ({ assert }) => {
    office.provider.method.capturesParts = false
    const { id } = await office.order(2, 'authorised')
    assert.equal(refusalOf(await office.capture(id, 1)), '422 E_SALES_CAPTURE_NOT_IN_PARTS')
    delete office.provider.method.capture
    assert.equal(refusalOf(await office.capture(id)), '409 E_SALES_PAYMENT_NOT_CAPTURABLE')
    assert.equal(office.provider.asked, 0)
  })

  test('is captured once when many click, with one key or with many', async ({ assert }) => {
    const { id, total } = await office.order(2, 'authorised')
    await Promise.all([1, 2, 3].map(() => office.capture(id, undefined, 'one-click')))
    await Promise.all([1, 2, 3].map(() => office.capture(id, total)))
    assert.equal(office.provider.moved.size, 1)
    const order = await office.show(id)
    assert.equal(order.paid.amount, total)
    assert.deepEqual(sums(order), [`authorised ${total}`, `paid ${total}`])
    assert.equal(refusalOf(await office.capture(id, 1, 'one-click')), '422 E_SALES_IDEMPOTENCY_KEY_REUSED')
  })

  test('of which the provider’s servers tell before they answer is one transaction', async ({ assert }) => {
    const { id } = await office.order(3, 'authorised')
    office.provider.meanwhile = async (news) => {
      assert.equal(await office.notify(office.provider.tell(news)), 1)
    }
    const order = dataOf<StaffOrderAnswer>(await office.capture(id, 1000))
    assert.deepEqual(sums(order).slice(1), ['paid 1000'])
    assert.containsSubset(order, { paid: { amount: 1000 }, movements: [] })
    assert.notInclude(
      order.history.map(({ kind }) => kind),
      'payment_odd'
    )
  })

  test('that is refused says why, and may be captured again', async ({ assert }) => {
    const { id, total } = await office.order(2, 'authorised')
    office.provider.refusal = 'Card expired'
    const refused = dataOf<StaffOrderAnswer>(await office.capture(id))
    assert.containsSubset(refused, { state: 'pending_payment', paid: { amount: 0 } })
    assert.containsSubset(refused.movements, [{ kind: 'capture', state: 'refused', message: 'Card expired' }])
    assert.deepEqual(sums(refused).slice(1), [`capture_failed ${total}`])
    assert.containsSubset(refused.history[0], { text: 'Card expired', details: { news: 'capture_failed' } })
    office.provider.refusal = null
    assert.equal(dataOf<StaffOrderAnswer>(await office.capture(id)).paid.amount, total)
    assert.equal(office.provider.moved.size, 2)
  })

  test('whose answer was lost is asked for again with the same key, by the job', async ({ assert }) => {
    const { id, total } = await office.order(2, 'authorised')
    office.provider.losesAnswers = true
    const order = dataOf<StaffOrderAnswer>(await office.capture(id))
    assert.containsSubset(order, { paid: { amount: 0 }, movements: [{ kind: 'capture', state: 'waiting' }] })
    assert.equal(refusalOf(await office.capture(id, 100)), '409 E_SALES_PAYMENT_UNDER_WAY')
    const cancel = await office.staff.send('POST', `/api/admin/sales/orders/${id}/cancellation`, {})
    assert.equal(refusalOf(cancel), '409 E_SALES_PAYMENT_UNDER_WAY')
    const [movement] = await office.waiting()
    await assert.rejects(() => runJob(movement))
    office.provider.losesAnswers = false
    await Promise.allSettled([runJob(movement), runJob(movement)])
    await runJob(movement)
    assert.equal(office.provider.moved.size, 1)
    assert.equal((await office.show(id)).paid.amount, total)
  })

  test('is let go when its order is called off', async ({ assert }) => {
    const { id, total } = await office.order(2, 'authorised')
    dataOf(await office.staff.send('POST', `/api/admin/sales/orders/${id}/cancellation`, {}))
    assert.equal(office.provider.asked, 0, 'nobody waits for the provider')
    const [movement] = await office.waiting()
    await runJob(movement)
    const order = await office.show(id)
    assert.deepEqual(sums(order), [`authorised ${total}`, `canceled ${total}`])
    assert.containsSubset(order, { state: 'canceled', movements: [], provider: null })
    assert.equal(refusalOf(await office.capture(id)), '409 E_SALES_PAYMENT_NOT_CAPTURABLE')
  })

  test('that is captured while its order is called off goes one way', async ({ assert }) => {
    for (let round = 0; round < 6; round += 1) {
      const { id, total } = await office.order(2, 'authorised')
      const before = office.provider.moved.size
      const both = [() => office.capture(id), () => office.cancel(id, { byProvider: true })]
      const started = round % 2 === 0 ? both : both.toReversed()
      const answers = await Promise.all(started.map((start) => start()))
      await runJobs()
      const order = await office.show(id)
      const kinds = [...office.provider.moved.values()].slice(before).map(({ kind }) => kind)
      const wasCaptured = kinds.includes('paid')
      // Whoever comes second is refused, or gives back what was taken.
      assert.notIncludeMembers(
        answers.map(({ status }) => status),
        [500]
      )
      assert.lengthOf(
        kinds.filter((kind) => kind === 'paid' || kind === 'canceled'),
        1
      )
      if (order.state === 'canceled') assert.equal(order.paid.amount, wasCaptured ? total : 0)
      else assert.isTrue(wasCaptured)
      assert.deepEqual(order.movements, [])
    }
  })

  test('is tried again by nobody', async ({ assert }) => {
    const { number } = await office.order(2, 'authorised')
    const again = await office.shopper.send('POST', `/api/sales/account/orders/${number}/payments`)
    assert.equal(refusalOf(again), '409 E_SALES_PAYMENT_NOT_RETRYABLE')
    const { body } = await office.shopper.send('GET', `/api/sales/account/orders/${number}`)
    assert.containsSubset(body, { data: { payment: { canRetry: false } } })
  })

  test('opens to the right of capturing alone', async ({ assert }) => {
    const { id } = await office.order(1, 'authorised')
    await createRole('caisse', ['sales.orders.view', 'sales.transactions.create'])
    const clerk = await newStaffVisit({ email: 'caisse@exemple.fr', role: 'caisse' })
    assert.equal((await clerk.send('POST', `/api/admin/sales/orders/${id}/captures`, {})).status, 403)
    await createRole('encaissement', ['sales.orders.view', 'sales.transactions.capture'])
    const cashier = await newStaffVisit({ email: 'encaissement@exemple.fr', role: 'encaissement' })
    assert.equal((await cashier.send('POST', `/api/admin/sales/orders/${id}/captures`, {})).status, 201)
  })
})
