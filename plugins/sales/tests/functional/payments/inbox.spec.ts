import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { SweepNotifications } from '#plugins/sales/payments/inbox/sweep_notifications'
import { countQueries } from '#core/testing/query_counter'
import { ForgedNotification } from '#plugins/sales/contracts/payment_method'
import { MoneyOffice, ONLINE, dataOf } from '#plugins/sales/tests/functional/payments/money_office'
import { setSetting, takeNotifications } from '#plugins/sales/testing'
import type { NotificationAnswer } from '#plugins/sales/payments/inbox/show_notification'
import type { SignedCall } from '#plugins/sales/tests/fixtures/online_payment'

const INBOX = '/api/admin/sales/payment-notifications'

interface Row {
  state: string
  verdict: string
  received: number
  recorded: number
  message: string
}

test.group('The inbox of payment notifications', (group) => {
  let office: MoneyOffice
  group.each.setup(async () => {
    office = await MoneyOffice.open()
    return office.close
  })

  const send = async ({ body, headers = {} }: { body: string; headers?: Record<string, string> }, query = '') => {
    const address = `http://${process.env.HOST}:${process.env.PORT}/api/sales/payment-notifications/${ONLINE}${query}`
    return (await fetch(address, { method: 'POST', body, headers })).status
  }
  const rows = async () => {
    const found = await office.store.reader.all<Row>(
      'select state, verdict, received, recorded, message from sales_payment_notifications order by id'
    )
    return found.map((row) => ({ ...row, received: Number(row.received), recorded: Number(row.recorded) }))
  }
  const pending = async (): Promise<SignedCall> => {
    const { number } = await office.order(2, 'authorised')
    return office.provider.settle(`${number}-1`, 'paid')
  }

  test('keeps what came, once for each event, and a job works on it', async ({ assert }) => {
    const call = await pending()
    assert.deepEqual(await Promise.all([send(call), send(call), send(call)]), [200, 200, 200])
    assert.containsSubset((await rows()).at(-1), { state: 'waiting', verdict: 'genuine', received: 3, recorded: 0 })
    assert.equal(await takeNotifications(), 1)
    assert.equal(await send(call), 200)
    assert.containsSubset((await rows()).at(-1), { state: 'done', received: 4, recorded: 1 })
    const list = await office.staff.send('GET', `${INBOX}?filter[state]=done&sort=-received_at`)
    const [newest] = (list.body as { data: { id: number }[] }).data
    const shown = dataOf<NotificationAnswer>(await office.staff.send('GET', `${INBOX}/${newest?.id}`))
    assert.equal(shown.body, call.body)
    assert.containsSubset(shown.news, [{ kind: 'paid' }])
    assert.exists(shown.order)
  })

  test('answers by at most six statements, without its provider', async ({ assert }) => {
    const call = await pending()
    office.provider.isDown = true
    const { queries } = await countQueries(() => send(call))
    assert.isAtMost(queries.length, 6, queries.join('\n'))
  })

  test('keeps forged ones apart, and tells staff when there are many', async ({ assert }) => {
    const call = await pending()
    const forged = (index: number) => ({ body: `${call.body}${' '.repeat(index + 1)}`, headers: call.headers })
    for (let index = 0; index < 19; index += 1) assert.equal(await send(forged(index)), 400)
    const alerts = () => office.store.reader.all("select kind from sales_payment_alerts where kind = 'forged'")
    assert.lengthOf(await alerts(), 0)
    for (let index = 19; index < 25; index += 1) assert.equal(await send(forged(index)), 400)
    assert.lengthOf(await alerts(), 1)
    const apart = (await rows()).filter(({ verdict }) => verdict === 'forged')
    assert.lengthOf(apart, 25)
    assert.isTrue(apart.every(({ state }) => state === 'apart'))
    // A forged notification takes no event from the real one.
    assert.equal(await send(call), 200)
    assert.equal(await takeNotifications(), 1)
  })

  test('does not believe that of another shop, of years ago, or that cannot be read', async ({ assert }) => {
    const call = await pending()
    const { method } = office.provider
    const received = method.received
    method.received = () => ({ event: 'e', verdict: 'genuine', sentAt: '2020-01-01T00:00:00Z' })
    assert.equal(await send(call), 200)
    method.received = () => {
      throw new TypeError('no JSON')
    }
    assert.equal(await send({ body: '<?xml' }), 400)
    method.received = received
    assert.equal(await send({ body: call.body, headers: { 'x-signature': 'f'.repeat(64) } }), 400)
    assert.equal(await takeNotifications(), 0)
    const kept = (await rows()).slice(-3)
    assert.deepEqual(
      kept.map(({ verdict, state }) => `${verdict} ${state}`),
      ['stale apart', 'forged apart', 'forged apart']
    )
  })

  test('works again on what nothing proved, and drops what its provider does not know', async ({ assert }) => {
    const call = await pending()
    const { method } = office.provider
    delete method.received
    assert.equal(await send(call), 200)
    assert.equal(await takeNotifications(), 1)
    assert.equal(await send(call), 200)
    assert.containsSubset((await rows()).at(-1), { state: 'waiting', verdict: 'unproven', received: 2 })
    assert.equal(await takeNotifications(), 0)
    method.notified = async () => {
      throw new ForgedNotification('nobody knows it')
    }
    assert.equal(await send({ body: 'x' }), 200)
    assert.equal(await takeNotifications(), 0)
    assert.containsSubset((await rows()).at(-1), { state: 'apart', verdict: 'forged', message: 'nobody knows it' })
    assert.equal(await send({ body: 'x'.repeat(20_000) }), 400)
  })

  test('tries again while its provider does not answer, also when staff ask', async ({ assert }) => {
    const call = await pending()
    const { method } = office.provider
    const { notified } = method
    method.notified = async () => {
      throw new Error('The provider said <b>no</b>')
    }
    assert.equal(await send(call), 200)
    await assert.rejects(() => takeNotifications(), /said/)
    assert.containsSubset((await rows()).at(-1), { state: 'failed', message: 'The provider said <b>no</b>' })
    if (notified) method.notified = notified
    const { id } = (await office.store.reader.first<{ id: number }>(
      'select max(id) as id from sales_payment_notifications'
    )) as { id: number }
    const shown = dataOf<NotificationAnswer>(await office.staff.send('POST', `${INBOX}/${id}/works`))
    assert.containsSubset(shown, { state: 'done', recorded: 1, message: '' })
  })

  test('forgets what it has kept for its time, forged ones earlier', async ({ assert }) => {
    const call = await pending()
    await send(call)
    await send({ body: 'x', headers: {} })
    const clock = await app.container.make(Clock)
    const age = (days: number) =>
      office.store.lucid.rawQuery('update sales_payment_notifications set received_at = ?', [
        clock.isoIn(-days * 24 * 3600),
      ])
    const sweep = async () => {
      await (await app.container.make(SweepNotifications)).execute(new AbortController().signal)
      return (await rows()).map(({ verdict }) => verdict)
    }
    await age(8)
    assert.notInclude(await sweep(), 'forged')
    await setSetting('sales.payments.notification_days', 30)
    await age(31)
    assert.deepEqual(await sweep(), [])
  })
})
