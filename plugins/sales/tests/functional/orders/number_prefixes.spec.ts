import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { CheckNumbers } from '#plugins/sales/documents/numbers/queries/check_numbers'
import { anOrder, freshShop, refusalOf, saidOf, sellWine, setSetting, signedInShopper } from '#plugins/sales/testing'
import { newStaffVisit } from '#plugins/users/testing'
import type { ShopVisitor } from '#plugins/sales/testing'
import type { Store } from '#core/database/store'
import type { Visitor } from '#core/testing/visitor'

const API = '/api/admin/sales'
const PREFIXES = ['orders', 'invoices', 'refunds', 'shipments', 'quotes'].map((name) => `sales.${name}.number_prefix`)

test.group('The prefix of numbers', (group) => {
  let store: Store
  let staff: Visitor
  let shopper: ShopVisitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    shopper = await signedInShopper()
    await sellWine('A', 1000, 24)
  })

  const numbers = async (table: string) => {
    const rows = await store.reader.all<{ number: string }>(`select number from ${table} order by id`)
    return rows.map(({ number }) => number.replace(/20\d\d/, 'YEAR'))
  }
  const check = async () => (await app.container.make(CheckNumbers)).execute()
  /** An order that is sent, billed, paid and given back. */
  const sell = async () => {
    await anOrder({ A: 1 }, shopper)
    const row = await store.reader.first<{ id: number; line: number }>(
      'select order_id as id, id as line from sales_order_lines order by id desc limit 1'
    )
    const [id, lines] = [Number(row?.id), [{ lineId: Number(row?.line), quantity: 1 }]]
    const post = async (path: string, body: object) => {
      const answer = await staff.send('POST', `${API}/${path}`, body)
      if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
      return (answer.body as { data: { id: number } }).data.id
    }
    await post(`orders/${id}/shipments`, { source: 'main', notify: false, lines })
    const bill = await post(`orders/${id}/invoices`, { notify: false, lines })
    await post(`invoices/${bill}/transactions`, { method: 'payment_offline.cheque', amount: 2000 })
    const back = { shipping: 0, adjustmentRefund: 0, adjustmentFee: 0, source: 'main', notify: false }
    await post(`orders/${id}/refunds`, { ...back, lines: [{ ...lines[0], restock: true }] })
    await post('quotes', { orderId: id })
  }
  const change = (values: object, language = 'fr-FR') =>
    staff.send('PUT', '/api/admin/configuration/settings', { values }, { 'accept-language': language })

  test('changes within a year: each series counts on, without a gap or a double, and what was given stays', async ({
    assert,
  }) => {
    await sell()
    const others = ['CDE', 'FACT-', 'NC', 'COLIS', 'OFFRE-']
    for (const [at, key] of PREFIXES.entries()) await setSetting(key, others[at])
    for (const key of PREFIXES) await setSetting(key.replace('prefix', 'length'), 3)
    await sell()
    await setSetting('sales.invoices.number_prefix', 'FA')
    await setSetting('sales.invoices.number_length', 8)
    await sell()
    assert.deepEqual(await numbers('sales_invoices'), ['FAYEAR-000001', 'FACT-YEAR-002', 'FAYEAR-00000003'])
    assert.deepEqual(await numbers('sales_refunds'), ['AVYEAR-000001', 'NCYEAR-002', 'NCYEAR-003'])
    assert.deepEqual(await numbers('sales_orders'), ['CMD-YEAR-000001', 'CDEYEAR-002', 'CDEYEAR-003'])
    assert.deepEqual(await numbers('sales_shipments'), ['BLYEAR-000001', 'COLISYEAR-002', 'COLISYEAR-003'])
    assert.deepEqual(await numbers('sales_quotes'), ['DEV-YEAR-000001', 'OFFRE-YEAR-002', 'OFFRE-YEAR-003'])
    assert.deepEqual(await check(), [])
  })

  test('hides neither a gap nor a double from the nightly look', async ({ assert }) => {
    await sell()
    await setSetting('sales.invoices.number_prefix', 'FACT-')
    await sell()
    const [first = '', second = ''] = (
      await store.reader.all<{ number: string }>('select number from sales_invoices order by id')
    ).map(({ number }) => number)
    const rename = (number: string) =>
      store.lucid.rawQuery('update sales_invoices set number = ? where id = (select max(id) from sales_invoices)', [
        number,
      ])
    await rename(second.replace('FACT-', 'FACT').replace('000002', '1'))
    assert.deepEqual(
      (await check()).map(({ series, last, found }) => [series, last, found]),
      [['invoices', 2, 2]]
    )
    await rename(second.replace('000002', '000003'))
    assert.equal((await check())[0]?.highest, second.replace('000002', '000003'))
    await rename(second)
    assert.deepEqual(await check(), [])
    assert.match(first, /^FA20/)
  })

  test('changes while orders come in: nobody’s number is lost or given twice', async ({ assert }) => {
    const visitors = [
      shopper,
      ...(await Promise.all(['b', 'c', 'd'].map((name) => signedInShopper(`${name}@exemple.fr`)))),
    ]
    const placed = visitors.map(async (visitor, at) => {
      if (at === 2) await setSetting('sales.orders.number_prefix', 'WEB-')
      return anOrder({ A: 1 }, visitor)
    })
    await Promise.all(placed)
    await anOrder({ A: 1 }, shopper)
    const counts = (await numbers('sales_orders')).map((number) => Number(number.slice(-6)))
    assert.sameMembers(counts, [1, 2, 3, 4, 5])
    assert.equal((await numbers('sales_orders')).at(-1), 'WEB-YEAR-000005')
    assert.deepEqual(await check(), [])
  })

  test('is of capital letters, and never that of other documents', async ({ assert }) => {
    const key = 'sales.refunds.number_prefix'
    for (const wrong of ['', 'av', 'É', 'A1', 'AV--', '-', 'AV 2', 'ABCDEFGHIJK', 'A%', '<B>']) {
      assert.equal(refusalOf(await change({ [key]: wrong })), '422 E_SALES_NUMBER_PREFIX_INVALID', wrong)
    }
    assert.include(saidOf(await change({ [key]: 'x' })), 'lettres majuscules')
    assert.include(saidOf(await change({ [key]: 'x' }, 'en-GB')), 'capital letters')
    assert.equal(refusalOf(await change({ 'sales.refunds.number_length': 11 })), '422 E_CORE_SETTING_OUT_OF_RANGE')
    // Of the moment, by default, and of before.
    await setSetting('sales.invoices.number_prefix', 'FACT-')
    assert.equal(refusalOf(await change({ [key]: 'FACT-' })), '422 E_SALES_NUMBER_PREFIX_TAKEN')
    assert.equal(refusalOf(await change({ [key]: 'FA' })), '422 E_SALES_NUMBER_PREFIX_TAKEN')
    await sell()
    await setSetting('sales.invoices.number_prefix', 'FC')
    const taken = await change({ [key]: 'FACT-' })
    assert.equal(refusalOf(taken), '422 E_SALES_NUMBER_PREFIX_TAKEN')
    assert.include(saidOf(taken), 'FACT-')
    assert.containsSubset(taken.body, { errors: [{ field: key }] })
    assert.isBelow((await change({ [key]: 'FACT' })).status, 300)
    assert.isBelow((await change({ [key]: 'AV' })).status, 300)
  })
})
