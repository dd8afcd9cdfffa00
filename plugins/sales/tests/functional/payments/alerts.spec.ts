import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { AskPendingPayments } from '#plugins/sales/payments/reconcile/ask_pending_payments'
import { Clock } from '#core/time/clock'
import { ComparePayments } from '#plugins/sales/payments/reconcile/compare_payments'
import cancelUnpaidJob from '#plugins/sales/orders/jobs/cancel_unpaid_job'
import { MoneyOffice, ONLINE, dataOf, sums } from '#plugins/sales/tests/functional/payments/money_office'
import { RecordPaymentNews } from '#plugins/sales/payments/actions/record_payment_news'
import { refusalOf, setSetting, takeNotifications } from '#plugins/sales/testing'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import type { AlertAnswer } from '#plugins/sales/payments/alerts/show_alert'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'

const ALERTS = '/api/admin/sales/payment-alerts'

test.group('Alerts about money', (group) => {
  let office: MoneyOffice
  group.each.setup(async () => {
    office = await MoneyOffice.open()
    return office.close
  })

  const tell = async (number: string, said: Partial<PaymentNews>) => {
    const news = { reference: 'other', number, kind: 'paid' as const, amount: 3000, currency: 'EUR', raw: 'PAID' }
    return (await app.container.make(RecordPaymentNews)).execute(ONLINE, { ...news, ...said })
  }
  const open = async () => {
    const { body } = await office.staff.send('GET', `${ALERTS}?filter[state]=open`)
    const { data } = body as { data: { id: number }[] }
    return Promise.all(
      data.map(async ({ id }) => dataOf<AlertAnswer>(await office.staff.send('GET', `${ALERTS}/${id}`)))
    )
  }
  const only = async () => {
    const [alert, ...others] = await open()
    if (!alert || others.length > 0) throw new Error(`There are ${others.length + (alert ? 1 : 0)} alerts`)
    return alert
  }

  test('tell of an order that was paid twice, once, and the provider gives the money back', async ({ assert }) => {
    await setSetting('sales.orders.staff_email', 'equipe@exemple.fr')
    const { id, number, total } = await office.order(2, 'paid')
    assert.lengthOf(await open(), 0)
    await tell(number, { amount: total })
    await tell(number, { amount: total })
    const alert = await only()
    assert.containsSubset(alert, {
      kind: 'paid_twice',
      state: 'open',
      order: { id, number },
      amount: { amount: total, currency: 'EUR' },
      actions: ['give_back'],
    })
    const mails = await watchMails()
    await runEvents()
    await runJobs()
    assert.include(
      (await mails()).map(({ subject }) => subject),
      'Paiement à vérifier\u202f: Une commande a été payée deux fois'
    )
    const answer = dataOf<AlertAnswer>(await office.staff.send('POST', `${ALERTS}/${alert.id}/refunds`))
    assert.containsSubset(answer, { state: 'closed', actions: [] })
    assert.sameMembers(sums(await office.show(id)), [`paid ${total}`, `paid ${total}`, `refunded ${total}`])
    const again = await office.staff.send('POST', `${ALERTS}/${alert.id}/refunds`)
    assert.equal(refusalOf(again), '409 E_SALES_PAYMENT_ALERT_CLOSED')
    assert.equal(office.provider.moved.size, 1)
  })

  test('tell of a cancelled order that was paid, and one refund of two that ask at once', async ({ assert }) => {
    const { id, number, total } = await office.order(2, 'failed')
    dataOf(await office.cancel(id))
    await office.notify(office.provider.settle(`${number}-1`, 'paid'))
    const alert = await only()
    assert.containsSubset(alert, { kind: 'paid_canceled', order: { state: 'canceled' } })
    const asks = await Promise.all([1, 2].map(() => office.staff.send('POST', `${ALERTS}/${alert.id}/refunds`)))
    assert.sameMembers(
      asks.map(({ status }) => status),
      [200, 409]
    )
    assert.equal(office.provider.moved.size, 1)
    assert.include(sums(await office.show(id)), `refunded ${total}`)
  })

  test('tell of other amounts and currencies: the order waits, and the money can go back', async ({ assert }) => {
    const { id, number } = await office.order(2, 'failed')
    await tell(number, { amount: 2999, reference: 'less' })
    await tell(number, { amount: 3000, currency: 'USD', reference: 'dollars' })
    const alerts = await open()
    assert.sameMembers(
      alerts.map(({ kind }) => kind),
      ['other_amount', 'other_currency']
    )
    assert.containsSubset(await office.show(id), { state: 'pending_payment', invoices: [] })
    const dollars = alerts.find(({ kind }) => kind === 'other_currency')
    assert.containsSubset(dollars, { expected: { currency: 'EUR' }, actions: ['give_back'] })
    dataOf(await office.staff.send('POST', `${ALERTS}/${dollars?.id}/refunds`))
    assert.containsSubset(office.lastNews(), { kind: 'refunded', amount: 3000, currency: 'USD' })
    const less = alerts.find(({ kind }) => kind === 'other_amount')
    const note = 'Le client complète par virement.'
    assert.containsSubset(dataOf(await office.staff.send('POST', `${ALERTS}/${less?.id}/closings`, { note })), {
      state: 'closed',
      note,
    })
    assert.lengthOf(await open(), 0)
  })

  test('tell of money that went without the shop, and not of what the shop asked for', async ({ assert }) => {
    const { id, number, total } = await office.order(2, 'paid')
    await tell(number, { kind: 'refunded', reference: 'r-1', amount: 500 })
    assert.containsSubset(await only(), { kind: 'refunded_elsewhere', amount: { amount: 500 } })
    await tell(number, { kind: 'disputed', reference: 'd-1', amount: total - 500 })
    assert.sameMembers(
      (await open()).map(({ kind }) => kind),
      ['refunded_elsewhere', 'disputed']
    )
    assert.include(sums(await office.show(id)), `disputed ${total - 500}`)

    const asked = await office.order(3, 'paid')
    // The provider's notification comes before the answer to the request.
    office.provider.meanwhile = async (news) => {
      await tell(news.number, { ...news })
    }
    dataOf(await office.refund(asked.id, 700))
    await office.notify(office.provider.tell(office.lastNews()))
    assert.lengthOf(await open(), 2)
  })

  test('tell of a payment of an order that nobody knows', async ({ assert }) => {
    assert.isFalse(await tell('CMD-1999-000001', {}))
    assert.containsSubset(await only(), { kind: 'unknown_order', number: 'CMD-1999-000001', order: null, actions: [] })
  })
})

test.group('Payments, compared with their providers', (group) => {
  let office: MoneyOffice
  group.each.setup(async () => {
    office = await MoneyOffice.open()
    return office.close
  })

  const compare = async () => {
    const run = { signal: new AbortController().signal, progress: async () => {} }
    return (await app.container.make(ComparePayments)).execute(run)
  }
  const kinds = async () => {
    const found = await office.store.reader.all<{ kind: string }>('select kind from sales_payment_alerts order by id')
    return found.map(({ kind }) => kind)
  }
  const told = async (id: number): Promise<PaymentNews[]> => {
    const { number, transactions } = await office.show(id)
    return transactions.map(({ kind, reference, amount }) => ({
      number,
      reference,
      raw: 'x',
      kind: kind as PaymentNews['kind'],
      ...amount,
    }))
  }

  test('agree, or become alerts with a way out each', async ({ assert }) => {
    const { id, number, total } = await office.order(2, 'paid')
    const known = await told(id)
    const { method } = office.provider
    method.ask = async () => known
    assert.deepEqual(await compare(), { compared: 1, silent: 0, differences: 0 })
    const [paid] = known
    const late = { ...(paid as PaymentNews), kind: 'refunded' as const, reference: 'r-9', amount: 700 }
    method.ask = async () => [{ ...(paid as PaymentNews), amount: total + 1 }, late]
    assert.deepEqual(await compare(), { compared: 1, silent: 0, differences: 2 })
    assert.deepEqual(await compare(), { compared: 1, silent: 0, differences: 0 })
    method.ask = async () => []
    assert.equal((await compare()).differences, 1)
    assert.deepEqual(await kinds(), ['amount_differs', 'missing_here', 'missing_there'])
    const alert = await office.store.reader.first<{ id: number }>(
      "select id from sales_payment_alerts where kind = 'missing_here'"
    )
    const path = `${ALERTS}/${alert?.id}`
    assert.containsSubset(dataOf(await office.staff.send('GET', path)), { actions: ['record'], number })
    assert.containsSubset(dataOf(await office.staff.send('POST', `${path}/records`)), { state: 'closed' })
    assert.include(sums(await office.show(id)), 'refunded 700')
    method.ask = async () => {
      throw new Error('down')
    }
    assert.deepEqual(await compare(), { compared: 1, silent: 1, differences: 0 })
  })

  test('that wait for too long are asked for, once an hour', async ({ assert }) => {
    const { id, number, total } = await office.pendingOrder(2)
    let asked = 0
    office.provider.method.ask = async (payment) => {
      asked += 1
      assert.containsSubset(payment, { number, idempotencyKey: `${number}-1`, amount: total, currency: 'EUR' })
      return [{ reference: 'found', number, kind: 'paid', amount: total, currency: 'EUR', raw: 'PAID' }]
    }
    const ask = async () => (await app.container.make(AskPendingPayments)).execute(new AbortController().signal)
    await ask()
    assert.equal(asked, 0)
    const clock = await app.container.make(Clock)
    await office.store.lucid.rawQuery('update sales_payments set created_at = ?', [clock.isoIn(-1000)])
    await Promise.all([ask(), ask()])
    assert.equal(asked, 1)
    assert.containsSubset(await office.show(id), { state: 'processing', paid: { amount: total } })
    await takeNotifications()
    assert.lengthOf(await kinds(), 0)
  })

  test('are asked for before their order is called off', async ({ assert }) => {
    const { id, number, total } = await office.pendingOrder(2)
    const other = await office.pendingOrder(1)
    office.provider.method.ask = async (payment) => {
      if (payment.number !== number) throw new Error('down')
      return [{ reference: 'found', number, kind: 'paid', amount: total, currency: 'EUR', raw: 'PAID' }]
    }
    const clock = await app.container.make(Clock)
    const wait = async (hours: number) => {
      await office.store.lucid.rawQuery("update sales_payments set updated_at = ? where state <> 'paid'", [
        clock.isoIn(-hours * 3600),
      ])
      await cancelUnpaidJob.run({}, {} as never)
    }
    await wait(25)
    assert.equal((await office.show(id)).state, 'processing')
    assert.equal((await office.show(other.id)).state, 'pending_payment')
    await wait(49)
    assert.equal((await office.show(other.id)).state, 'canceled')
  })
})
