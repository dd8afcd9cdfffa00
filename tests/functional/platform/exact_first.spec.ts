import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { RouteList } from '#core/http/route_list'
import { ProductFactory } from '#plugins/catalogue/testing'
import { anOrder, freshShop, PARIS, sellWine, ShopVisitor } from '#plugins/sales/testing'
import { createCustomer, newStaffVisit, PASSWORD } from '#plugins/users/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { ListedRecord } from '#plugins/platform/queries/find_records'
import type { Store } from '#core/database/store'

const ADMIN = '/api/admin'

function dataOf<T>({ status, body }: Answer): T {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: T }).data
}

/** Routes with `q` that no test below asks, with the reason. */
const ELSEWHERE = new Map([
  ['configuration.admin.settings.index', 'a screen whose settings stand in groups; the palette finds one'],
  ['platform.admin.list_choices.store', 'rows of any list, in the order in which the palette finds them'],
])

test.group('What is called exactly so comes first', (group) => {
  let store: Store
  let staff: Visitor
  let draft: number
  let quote: number
  const asked = new Set<string>()
  const ask = async <T = Record<string, unknown>[]>(route: string, path: string, q: string) => {
    asked.add(route)
    const mark = path.includes('?') ? '&' : '?'
    return dataOf<T>(await staff.send('GET', `${ADMIN}${path}${mark}q=${encodeURIComponent(q)}`))
  }

  group.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit({ email: 'pro@cellier.example', name: 'Prosper' })
    // Thirty more are found by the words of each name, and stand before it in every other order.
    await ProductFactory.createMany(30, (at) => ({ sku: `RHO-0001-${at + 100}`, name: `Ainé ${at + 100} RHO 0001` }))
    await ProductFactory.create({ sku: 'RHO-0001', name: 'Zélande' })
    const variant = { sku: 'Z-2', price: 900, barcode: '3760000000017', stock: { main: 5 } }
    await ProductFactory.create({ name: 'Zibeline', variants: [variant] })
    await ProductFactory.createMany(30, (at) => ({ name: `Ainé 3760000000017 ${at}` }))
    await sellWine('A', 1000, 400)
    const customer = await createCustomer({ email: 'pro@cellier.fr', lastName: 'Zola' })
    for (let at = 0; at < 12; at++) await createCustomer({ email: `a${at}.pro@cellier.fr`, lastName: 'Abel' })
    const address = { ...PARIS, isBillingDefault: true, isDeliveryDefault: true }
    const owner = new ShopVisitor()
    await owner.signIn('pro@cellier.fr')
    dataOf(await owner.send('POST', '/api/users/addresses', address))
    const of = { customerId: Number(customer.id) }
    draft = dataOf<{ id: number }>(await staff.send('POST', `${ADMIN}/sales/drafts`, of)).id
    quote = dataOf<{ id: number }>(await staff.send('POST', `${ADMIN}/sales/quotes`, of)).id
  })

  for (const [what, q] of [
    ['SKU', 'rho-0001'],
    ['barcode', '3760000000017'],
  ] as const) {
    test(`by ${what}, wherever a product is looked for`, async ({ assert }) => {
      const name = q === 'rho-0001' ? 'Zélande' : 'Zibeline'
      const sku = q === 'rho-0001' ? 'RHO-0001' : 'Z-2'
      const [product] = await ask('catalogue.admin.products.index', '/catalogue/products?limit=1', q)
      assert.equal(product?.name, name)
      const [sellable] = await ask('sales.admin.draft_sellables.index', `/sales/drafts/${draft}/sellables`, q)
      assert.equal(sellable?.sku, sku)
      const [target] = await ask(
        'platform.admin.link_targets.index',
        '/platform/link-targets?targetKinds=catalogue.product&limit=1',
        q
      )
      assert.equal(target?.title, name)
      const [quotable] = await ask('sales.admin.quotable_products.index', `/sales/quotes/${quote}/products`, q)
      assert.equal(quotable?.sku, sku)
    })
  }

  test('an order that is asked for is kept', async ({ assert }) => {
    const found = dataOf<{ name: string }[]>(
      await staff.send('GET', `${ADMIN}/catalogue/products?q=rho-0001&sort=name&limit=1`)
    )
    assert.equal(found[0]?.name, 'Ainé 100 RHO 0001')
  })

  test('a customer by e-mail, and by what it begins with', async ({ assert }) => {
    for (const q of ['pro@cellier.fr', 'pro@cellier']) {
      const [customer] = await ask('users.admin.customers.index', '/users/customers?limit=1', q)
      assert.equal(customer?.email, 'pro@cellier.fr', q)
    }
  })

  test('a choice of an attribute by its name', async ({ assert }) => {
    const made = await staff.send('POST', `${ADMIN}/catalogue/attributes`, {
      code: 'cru',
      type: 'select',
      label: { fr_FR: 'Cru' },
    })
    const { id } = dataOf<{ id: number }>(made)
    for (const label of ['Vieux Volnay', 'Volnay', 'Volnay Champans']) {
      const option = { code: label.toLowerCase().replaceAll(' ', '-'), label: { fr_FR: label, en_GB: label } }
      dataOf(await staff.send('POST', `${ADMIN}/catalogue/attributes/${id}/options`, option))
    }
    const codes = (found: Record<string, unknown>[]) => found.map(({ code }) => code)
    const wanted = ['volnay', 'volnay-champans', 'vieux-volnay']
    const choices = await ask(
      'catalogue.admin.attribute_choices.index',
      '/catalogue/attribute-choices?attribute=cru',
      'Volnay'
    )
    assert.deepEqual(codes(choices), wanted)
    const options = await ask(
      'catalogue.admin.attribute_options.index',
      `/catalogue/attributes/${id}/options`,
      'Volnay'
    )
    assert.deepEqual(codes(options), wanted)
  })

  test('a picture and a file by their name, however old', async ({ assert }) => {
    const names = ['cave.webp', ...Array.from({ length: 61 }, (_, at) => `vieille-cave.webp ${at}`)]
    const now = '2026-01-01T10:00:00.000Z'
    for (const [at, name] of names.entries()) {
      await store.lucid.table('core_media').insert({
        hash: `m${at}`,
        name,
        format: 'webp',
        width: 10,
        height: 10,
        bytes: 1,
        placeholder: '#ffffff',
        variants: '[]',
        created_at: now,
      })
      await store.lucid
        .table('catalogue_files')
        .insert({ hash: `f${at}`, name, type: 'text/plain', bytes: 1, file_id: at, created_at: now })
    }
    const [picture] = await ask('catalogue.admin.product_images.index', '/catalogue/product-images', 'cave.webp')
    assert.equal(picture?.name, 'cave.webp')
    const [medium] = await ask('platform.admin.media.index', '/platform/media', 'cave.webp')
    assert.equal(medium?.name, 'cave.webp')
    const [file] = await ask('catalogue.admin.product_files.index', '/catalogue/product-files', 'cave.webp')
    assert.equal(file?.name, 'cave.webp')
    for (const path of ['/catalogue/product-images', '/catalogue/product-files', '/platform/media']) {
      assert.isNotEmpty(dataOf(await staff.send('GET', `${ADMIN}${path}`)), `${path} without words`)
    }
  })

  const find = (q: string) => ask<ListedRecord[]>('platform.admin.records.index', '/platform/records', q)

  test('in the palette, whatever kind it is of: the kind with it comes first', async ({ assert }) => {
    const first = async (q: string) => {
      const [record] = await find(q)
      return [record?.name, record?.screen]
    }
    assert.deepEqual(await first('RHO-0001'), ['Zélande', 'catalogue.admin.product'])
    assert.equal((await find('pro@cellier.fr'))[0]?.caption, 'pro@cellier.fr')
    assert.equal((await find('pro@cellier.example'))[0]?.screen, 'users.admin.staff_member')
    assert.deepEqual(await first('cru'), ['Cru', 'catalogue.admin.attribute'])
  })

  test('in the palette, orders and all that follows from them, by the end of their number too', async ({ assert }) => {
    const visitor = new ShopVisitor()
    await createCustomer({ email: 'beatrix@exemple.fr' })
    await visitor.send('POST', '/api/users/session', { email: 'beatrix@exemple.fr', password: PASSWORD })
    for (let at = 0; at < 8; at++) await anOrder({ A: 1 }, visitor)
    const orders = await store.reader.all<{ id: number }>('select id from sales_orders order by id')
    const year = 'CMD2026-'
    for (const [at, { id }] of orders.entries()) {
      const number = at === 0 ? `${year}000042` : `${year}00${at}420`
      await store.lucid.from('sales_orders').where('id', id).update({ number })
    }
    const id = Number(orders[0]?.id)
    const { lines } = dataOf<{ lines: { id: number }[] }>(await staff.send('GET', `${ADMIN}/sales/orders/${id}`))
    const all = { lines: [{ lineId: lines[0]?.id, quantity: 1 }], notify: false }
    const bill = dataOf<{ id: number; due: { amount: number } }>(
      await staff.send('POST', `${ADMIN}/sales/orders/${id}/invoices`, all)
    )
    const money = { method: 'payment_offline.cheque', amount: bill.due.amount }
    dataOf(await staff.send('POST', `${ADMIN}/sales/invoices/${bill.id}/transactions`, money))
    dataOf(await staff.send('POST', `${ADMIN}/sales/orders/${id}/shipments`, { source: 'main', ...all }))
    const back = { lines: [], shipping: 0, adjustmentRefund: 100, adjustmentFee: 0, source: 'main', notify: false }
    dataOf(await staff.send('POST', `${ADMIN}/sales/orders/${id}/refunds`, back))
    for (const q of [`${year}000042`, '000042', '42']) {
      const [order] = await find(q)
      assert.containsSubset(order, { name: `${year}000042`, screen: 'sales.admin.order', params: { id } })
    }
    const screens = ['order', 'invoice', 'shipment', 'refund', 'transaction'].map((one) => `sales.admin.${one}`)
    for (const q of [`${year}000042`, 'beatrix@exemple.fr']) {
      const found = new Set((await find(q)).map(({ screen }) => screen))
      for (const screen of screens) assert.isTrue(found.has(screen), `${q}: ${screen}`)
    }
    for (const table of ['invoices', 'shipments', 'refunds', 'quotes']) {
      const row = await store.reader.first<{ number: string }>(`select number from sales_${table} order by id limit 1`)
      assert.equal((await find(String(row?.number)))[0]?.name, row?.number)
    }
  })

  test('a withdrawal by its number', async ({ assert }) => {
    const { visitor, order } = await anOrder({ A: 12 })
    const path = `/api/rma/withdrawal-orders/${order.number}/withdrawals`
    const { lines } = dataOf<{ lines: { lineId: number }[] }>(
      await visitor.send('GET', `/api/rma/withdrawal-orders/${order.number}`)
    )
    const one = { lines: [{ lineId: lines[0]?.lineId, quantity: 1 }] }
    for (let at = 0; at < 11; at += 1) dataOf(await visitor.send('POST', path, one, { 'idempotency-key': `key-${at}` }))
    const number = `${order.number}-1`
    const [found] = await ask('rma.admin.withdrawals.index', '/rma/withdrawals?limit=1', number)
    assert.equal(found?.number, number)
  })

  test('every route of the back office that looks for words was asked', async ({ assert }) => {
    const { routes } = await app.container.make(RouteList)
    const lists = new Set<unknown>()
    const looking = routes.filter(({ pattern, validator }) => {
      if (!pattern.startsWith(ADMIN) || !validator) return false
      const { properties = {} } = validator.toJSONSchema() as { properties?: Record<string, unknown> }
      // Lists are one mechanism, and tests/architecture/lists.spec.ts goes over them.
      if ('filter' in properties) lists.add(validator)
      return 'q' in properties && !('filter' in properties)
    })
    const left = looking.map(({ name }) => name).filter((name) => !asked.has(name) && !ELSEWHERE.has(name))
    assert.deepEqual(left, [])
    assert.isAbove(lists.size, 0)
  })
})
