import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { dataOf, ReturnShop } from '#plugins/rma/tests/fixtures/return_shop'
import { fromStore } from '#core/database/run_rows'
import { orderKey } from '#plugins/sales/index'
import { refusalOf } from '#plugins/sales/testing'
import { runJobs } from '#core/testing/run_jobs'
import { Visitor } from '#core/testing/visitor'
import { watchMails } from '#core/testing/watch_mails'
import { withdrawals } from '#plugins/rma/withdrawals/tables'
import type { StaffWithdrawal, WithdrawalForm } from '#plugins/rma/withdrawals/withdrawal_answer'

const ADMIN = '/api/admin/rma/withdrawals'
const ORDERS = '/api/rma/withdrawal-orders'
const DAY = 24 * 3600 * 1000

test.group('Withdrawals', (group) => {
  let shop: ReturnShop
  group.each.setup(async () => {
    shop = await ReturnShop.open()
  })

  const guest = new Visitor()
  const link = () => new URLSearchParams({ key: orderKey(shop.number) })
  const declare = (body: object = {}, by: Visitor = shop.customer, headers: Record<string, string> = {}) =>
    by.send('POST', `${ORDERS}/${shop.number}/withdrawals`, body, headers)
  const form = async (by: Visitor = shop.customer) =>
    dataOf<WithdrawalForm>(await by.send('GET', `${ORDERS}/${shop.number}`))
  const pieces = (quantity: number) => ({ lines: [{ lineId: shop.lineId, quantity }] })
  const all = () => withdrawals.selectWhere(fromStore(shop.store), 'order by id')
  const shown = async (id: number) => dataOf<StaffWithdrawal>(await shop.staff.send('GET', `${ADMIN}/${id}`))
  const shippedDaysAgo = async (days: number) => {
    const clock = await app.container.make(Clock)
    const at = new Date(clock.now().toMillis() - days * DAY).toISOString()
    await shop.store.transaction((trx) => trx.rawQuery('update sales_shipments set created_at = ?', [at]))
  }

  test('are acknowledged at once, with content, date and time, and open the return of what was shipped', async ({
    assert,
  }) => {
    await shop.deliver(6)
    const sent = await watchMails()
    assert.equal((await form()).lines[0]?.left, 6)
    const answer = dataOf<WithdrawalForm>(await declare(Object.assign(pieces(2), { reason: 'Trop de vin' })))
    assert.equal(answer.lines[0]?.left, 4)
    const [own] = answer.withdrawals
    assert.equal(own?.number, `${shop.number}-1`)
    assert.match(own?.statement ?? '', /2 × Vin A[\s\S]+Claire Client[\s\S]+Trop de vin[\s\S]+\d\d:\d\d:\d\d \(/)
    await runJobs()
    const [mail] = (await sent()).filter(({ subject }) => subject.includes('rétractation de la commande'))
    assert.include(mail?.text, own?.statement ?? '-')
    const paper = await guest.send('GET', `${ORDERS}/${shop.number}/withdrawals/${own?.number}/paper?${link()}`)
    assert.equal(paper.status, 200)
    const [row] = await all()
    const { returned, order } = await shown(Number(row?.id))
    assert.equal(order.id, shop.orderId)
    assert.equal(returned?.state, 'awaiting_return')
    const refused = await shop.move(Number(returned?.id), 'refuse', { text: 'Non' })
    assert.equal(refusalOf(refused), '409 E_RMA_MOVE_IMPOSSIBLE')
    assert.deepEqual((await shop.shown(Number(returned?.id))).moves, ['receive'])
  })

  test('of the same order at once are recorded once', async ({ assert }) => {
    await shop.deliver(6)
    const whole = () => declare()
    const [one, other, third] = await Promise.all([whole(), whole(), declare(pieces(6))])
    assert.deepEqual([one?.status, other?.status, third?.status], [201, 201, 201])
    assert.lengthOf(await all(), 1)
    const keyed = { 'idempotency-key': 'page-1' }
    await shop.deliver(6)
    await Promise.all([declare(pieces(2), shop.customer, keyed), declare(pieces(2), shop.customer, keyed)])
    assert.lengthOf(await all(), 2)
  })

  test('never exceed what is left, whatever was withdrawn, refunded or called off before', async ({ assert }) => {
    await shop.deliver(6, 4)
    for (const quantity of [7, 1_000_001, -1, 1.5]) assert.equal((await declare(pieces(quantity))).status, 422)
    assert.equal((await declare({ lines: [] })).status, 422)
    assert.equal((await declare({ lines: [{ lineId: shop.lineId + 99, quantity: 1 }] })).status, 422)
    const twice = { lines: [pieces(2).lines[0], pieces(2).lines[0]] }
    assert.equal(refusalOf(await declare(twice)), '422 E_RMA_WITHDRAWAL_TOO_MANY')
    const answers = await Promise.all([3, 3, 3].map((quantity) => declare(pieces(quantity))))
    // The third one says what the second one said: it is taken for a second click.
    assert.isTrue(answers.every(({ status }) => status === 201))
    assert.deepEqual(
      await shop.one('select sum(quantity) as pieces, count(*) as rows from rma_withdrawal_lines'),
      [6, 2]
    )
    assert.equal(refusalOf(await declare(pieces(1))), '422 E_RMA_WITHDRAWAL_TOO_MANY')
    assert.equal((await form()).lines[0]?.left, 0)
  })

  test('give back all money with the delivery of a whole order, once, and stock where staff say so', async ({
    assert,
  }) => {
    await shop.deliver(6, 4)
    dataOf(await declare())
    const [row] = await all()
    const id = Number(row?.id)
    const [paid] = await shop.one('select paid_amount from sales_orders')
    const refund = () => shop.staff.send('POST', `${ADMIN}/${id}/refund`, { restock: true })
    const statuses = (await Promise.all([refund(), refund()])).map(({ status }) => status)
    assert.deepEqual(statuses.sort(), [200, 409])
    const { state, refund: note, returned } = await shown(id)
    assert.equal(state, 'refunded')
    assert.isNotNull(note)
    assert.equal(returned?.state, 'refunded')
    assert.deepEqual(await shop.one('select refunded_amount, paid_amount from sales_orders'), [paid, paid])
    assert.deepEqual(await shop.one('select on_hand, reserved from catalogue_stock_levels'), [24, 0])
    assert.deepEqual(
      await shop.one('select sum(refunded) as refunded, sum(canceled) as canceled from sales_order_lines'),
      [6, 0]
    )
  })

  test('of a part keep the delivery, and call off what is not invoiced', async ({ assert }) => {
    await shop.deliver(6, 0)
    dataOf(await declare(pieces(2)))
    const [row] = await all()
    dataOf(await shop.staff.send('POST', `${ADMIN}/${Number(row?.id)}/refund`, { restock: false }))
    assert.deepEqual(
      await shop.one('select sum(refunded) as refunded, sum(canceled) as canceled from sales_order_lines'),
      [0, 2]
    )
    const { refund, returned } = await shown(Number(row?.id))
    assert.isNull(refund)
    assert.isNull(returned)
  })

  test('are declined on a legal ground only, and leave the pieces to be withdrawn again', async ({ assert }) => {
    await shop.deliver(6)
    dataOf(await declare())
    const [row] = await all()
    const path = `${ADMIN}/${Number(row?.id)}/refusal`
    assert.equal((await shop.staff.send('POST', path, { legalGround: 'no' })).status, 422)
    assert.equal((await shop.staff.send('POST', path, {})).status, 422)
    assert.equal((await shop.staff.send('POST', path, { legalGround: 'late' })).status, 200)
    assert.equal(refusalOf(await shop.staff.send('POST', path, { legalGround: 'late' })), '409 E_RMA_WITHDRAWAL_CLOSED')
    assert.equal((await form()).lines[0]?.left, 6)
  })

  test('end with the period, and are for consumers and for goods that the law names', async ({ assert }) => {
    await shop.deliver(6)
    await shippedDaysAgo(30)
    assert.equal(refusalOf(await declare()), '422 E_RMA_WITHDRAWAL_OVER')
    await shippedDaysAgo(1)
    await shop.store.transaction((trx) =>
      trx.rawQuery('insert into rma_exempt_lines (order_line_id, order_id) values (?, ?)', [shop.lineId, shop.orderId])
    )
    assert.equal((await form()).barred, 'nothing')
    assert.equal(refusalOf(await declare(pieces(1))), '422 E_RMA_WITHDRAWAL_EXEMPT')
    await shop.store.transaction(async (trx) => {
      await trx.rawQuery('delete from rma_exempt_lines')
      const { customer } =
        (await shop.store.reader.first<{ customer: string }>('select customer from sales_orders')) ?? {}
      const known = typeof customer === 'string' ? (JSON.parse(customer) as object) : (customer as unknown as object)
      const firm = JSON.stringify(Object.assign(known, { kind: 'professional' }))
      await trx.rawQuery('update sales_orders set customer = ?', [firm])
    })
    assert.equal(refusalOf(await declare()), '422 E_RMA_WITHDRAWAL_PROFESSIONAL')
  })

  test('keep their evidence: nothing changes or deletes it', async ({ assert }) => {
    await shop.deliver(6)
    dataOf(await declare())
    const attempt = (sql: string) => shop.store.transaction((trx) => trx.rawQuery(sql))
    for (const column of ['statement', 'reason', 'email', 'received_at', 'number']) {
      await assert.rejects(() => attempt(`update rma_withdrawals set ${column} = ${column}`), /kept as it is/)
    }
    await assert.rejects(() => attempt('update rma_withdrawal_lines set quantity = 1'), /kept as it is/)
    await assert.rejects(() => attempt('delete from rma_withdrawal_lines'), /kept as it is/)
    await assert.rejects(() => attempt('delete from rma_withdrawals'), /kept as it is|foreign key/i)
  })

  test('tell nobody whether an order exists, and mail the link to its own address only', async ({ assert }) => {
    await shop.deliver(6)
    const sent = await watchMails()
    const ask = (number: string, email: string) => guest.send('POST', '/api/rma/withdrawal-links', { number, email })
    const right = await ask(shop.number, 'Cliente@exemple.fr')
    const wrong = await ask(shop.number, 'autre@exemple.fr')
    const none = await ask('2020-999999', 'cliente@exemple.fr')
    assert.deepEqual([right.status, right.body], [wrong.status, wrong.body])
    assert.deepEqual([right.status, right.body], [none.status, none.body])
    await runJobs()
    const mails = (await sent()).filter(({ text }) => text.includes('/withdrawal/'))
    assert.deepEqual(
      mails.map(({ to }) => to),
      ['cliente@exemple.fr']
    )
    const strangers = await guest.send('GET', `${ORDERS}/${shop.number}`)
    const nobodys = await guest.send('GET', `${ORDERS}/2020-999999`)
    assert.deepEqual([strangers.status, nobodys.status], [404, 404])
    assert.deepEqual(strangers.body, nobodys.body)
    assert.equal((await declare({}, guest)).status, 404)
    assert.equal((await declare({ key: orderKey(`${shop.number}0`) }, guest)).status, 404)
    assert.equal((await declare({ key: orderKey(shop.number) }, guest)).status, 201)
    let last = 202
    for (let call = 0; call < 6; call += 1) last = (await ask('2020-999999', 'cliente@exemple.fr')).status
    assert.equal(last, 429)
  })
})
