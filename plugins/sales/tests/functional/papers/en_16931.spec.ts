import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { freshShop, PARIS_ADDRESS, placedOf, chooseAll, sellWine, setSetting } from '#plugins/sales/testing'
import { Office } from '#plugins/sales/tests/functional/papers/office'
import { SeedTaxes } from '#plugins/sales/taxes/actions/seed_taxes'
import { signedInShopper } from '#plugins/sales/testing'
import { systemOrigin } from '#core/audit/origin'
import { taxTable } from '#plugins/sales/taxes/tax_table'
import type { DocumentTerms } from '#plugins/sales/documents/document_terms'
import type { RateSum } from '#plugins/sales/documents/rate_sums'
import type { Seller } from '#plugins/sales/documents/seller'
import type { Store } from '#core/database/store'

type Row = Record<string, string | number | null>

interface Kept {
  head: Row
  lines: Row[]
  seller: Seller
  terms: DocumentTerms
  taxes: RateSum[]
}

/** What an invoice keeps, as EN 16931 counts: figures are minor units. */
test.group('EN 16931', (group) => {
  let store: Store
  let office: Office
  group.each.setup(async () => {
    store = await freshShop()
    office = await Office.open(store)
    await (await app.container.make(SeedTaxes)).execute(systemOrigin('command', 'test'))
    await sellWine('A', 1200, 50)
    await setSetting('sales.shipping.countries', '')
    await setSetting('payment_offline.bank_transfer.iban', 'FR14 2004 1010 0505 0001 3M02 606')
    for (const [key, value] of Object.entries({
      company: 'Caves du Test',
      form: 'SARL',
      address: '12 rue des Vignes\n21200 Beaune',
      siren: '732829320',
      vat_number: 'FR44732829320',
    })) {
      await setSetting(`configuration.general.legal_${key}`, value)
    }
  })

  const issued = async (billing: Partial<typeof PARIS_ADDRESS>, more: () => Promise<unknown> = async () => null) => {
    const visitor = await signedInShopper()
    await more()
    await visitor.fill({ A: 3 })
    await chooseAll({ billing: { ...PARIS_ADDRESS, ...billing }, payment: 'payment_offline.bank_transfer' })
    const { id } = await office.invoice(await office.byNumber(placedOf(await visitor.place()).number))
    const head = (await store.reader.first<Row>('select * from sales_invoices where id = ?', [id])) as Row
    const sql = 'select * from sales_invoice_lines where invoice_id = ? order by position'
    const json = <T>(name: string) => JSON.parse(String(head[name])) as T
    const kept: Kept = {
      head,
      lines: await store.reader.all<Row>(sql, [id]),
      seller: json('seller'),
      terms: json('terms'),
      taxes: json('taxes'),
    }
    return kept
  }

  /** Rules of the model: what must add up adds up, whatever the rate. */
  const assertModel = (
    assert: { equal: (one: unknown, other: unknown) => void; isTrue: (it: boolean) => void },
    kept: Kept
  ) => {
    const { head, lines, seller, taxes } = kept
    // BT-1, 2, 5, 9.
    for (const name of ['number', 'issued_at', 'currency', 'due_at']) assert.isTrue(Boolean(head[name]))
    // BT-27, 30, 31, 35, 37, 38, 40.
    assert.equal(seller.company, 'Caves du Test')
    assert.equal(seller.siren, '732829320')
    assert.equal(
      JSON.stringify(seller.place),
      JSON.stringify({ street: '12 rue des Vignes', postcode: '21200', city: 'Beaune', country: 'FR' })
    )
    let sum = 0
    for (const line of lines) {
      // BR-24: BT-131 = BT-129 × BT-146 − BT-136, to the cent.
      const amount = Math.round(Number(line.quantity) * Number(line.net_price) * 100 - Number(line.discount_net_amount))
      assert.equal(Number(line.net_amount), amount)
      assert.equal(line.unit_code, 'H87')
      sum += Number(line.net_amount)
    }
    // BT-106 + BT-108 = BT-109, BT-110, BT-112; BT-116 and 117 by category.
    const shipping = JSON.parse(String(head.shipping ?? 'null')) as { worth: { net: number } } | null
    assert.equal(sum + (shipping?.worth.net ?? 0), Number(head.net_amount))
    assert.equal(
      taxes.reduce((all, { net }) => all + net, 0),
      Number(head.net_amount)
    )
    assert.equal(
      taxes.reduce((all, { tax }) => all + tax, 0),
      Number(head.tax_amount)
    )
    assert.equal(Number(head.net_amount) + Number(head.tax_amount), Number(head.total_amount))
  }

  test('is kept of an ordinary invoice', async ({ assert }) => {
    const kept = await issued({})
    assertModel(assert, kept)
    assert.containsSubset(kept.lines[0], { vat_category: 'S', exemption_code: null, sku: 'A', net_price: '10.00' })
    assert.containsSubset(kept.terms, { operation: 'goods', zone: 'Europe/Paris', late: { by: 'ecb_10' } })
    assert.containsSubset(JSON.parse(String(kept.head.billing)), { city: 'Paris', postcode: '75011', country: 'FR' })
  })

  test('is kept where thirds of a cent are left over and something is taken off', async ({ assert }) => {
    await store.lucid.rawQuery('update sales_tax_rates set basis_points = 2000')
    const visitor = await signedInShopper()
    await sellWine('B', 1000, 50)
    await visitor.fill({ B: 3 })
    await chooseAll()
    const order = await office.byNumber(placedOf(await visitor.place()).number)
    const { id } = await office.invoice(order)
    const [line] = await store.reader.all<Row>('select * from sales_invoice_lines where invoice_id = ?', [id])
    // 30.00 is 25.00 net: 8.3333 each.
    assert.containsSubset(line, { net_price: '8.3333' })
    assert.deepEqual([Number(line?.net_amount), Number(line?.discount_net_amount)], [2500, 0])
  })

  test('is kept of an order for overseas: an export', async ({ assert }) => {
    const kept = await issued({ country: 'RE', postcode: '97400', city: 'Saint-Denis' })
    assertModel(assert, kept)
    assert.containsSubset(kept.lines[0], { vat_category: 'G', exemption_code: 'VATEX-EU-G', net_price: '10.00' })
    assert.equal(kept.taxes[0]?.rate.note, 'Exonération de TVA, art. 294 du CGI')
    assert.equal(Number(kept.head.tax_amount), 0)
  })

  test('is kept of an order by a company of the Union', async ({ assert }) => {
    const kept = await issued({ country: 'DE', postcode: '10115', city: 'Berlin' }, () =>
      store.lucid.rawQuery("update users_customers set vat_number = 'DE136695976', kind = 'professional'")
    )
    assertModel(assert, kept)
    assert.containsSubset(kept.lines[0], { vat_category: 'K', exemption_code: 'VATEX-EU-IC' })
    assert.containsSubset(JSON.parse(String(kept.head.customer)), { vatNumber: 'DE136695976' })
  })

  test('is kept of what is exempt for another reason', async ({ assert }) => {
    const [first] = (await taxTable(store)).rates
    assert.exists(first)
    const exempt = {
      name: 'Franchise',
      basisPoints: 0,
      categories: ['standard'],
      countries: ['FR'],
      postcodeFrom: '75*',
      keepsNet: true,
      note: 'TVA non applicable, art. 293 B du CGI',
      vatCategory: 'E',
    }
    assert.equal((await office.staff.send('POST', '/api/admin/sales/tax-rates', exempt)).status, 201)
    const kept = await issued({})
    assertModel(assert, kept)
    assert.containsSubset(kept.lines[0], { vat_category: 'E', exemption_code: null })
    assert.equal(kept.taxes[0]?.rate.note, 'TVA non applicable, art. 293 B du CGI')
  })
})
