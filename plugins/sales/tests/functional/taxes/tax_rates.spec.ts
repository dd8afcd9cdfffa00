import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SeedTaxes } from '#plugins/sales/taxes/actions/seed_taxes'
import { Store } from '#core/database/store'
import { TaxRates } from '#plugins/sales/taxes/tax_rates'
import { countQueries } from '#core/testing/query_counter'
import { freshShop, sellWine, setSetting, ShopVisitor, signedInShopper } from '#plugins/sales/testing'
import { systemOrigin } from '#core/audit/origin'

const BUYER = { group: '', vatNumber: null }

async function seedTaxes() {
  await (await app.container.make(SeedTaxes)).execute(systemOrigin('command', 'test'))
}

/** Where the goods of every cart go. */
async function sendTo(country: string, postcode: string) {
  const store = await app.container.make(Store)
  const address = { firstName: 'Claire', lastName: 'Client', street: '1 rue du Port', city: 'Ville', country, postcode }
  await store.transaction((trx) => trx.rawQuery('update sales_carts set billing = ?', [JSON.stringify(address)]))
}

const euros = (amount: number) => ({ amount, currency: 'EUR' })

test.group('Rates of VAT', (group) => {
  group.each.setup(async () => {
    await freshShop()
  })

  test('are the one of the settings where none is kept', async ({ assert }) => {
    const rates = await (await app.container.make(TaxRates)).shown('default')
    assert.containsSubset(rates.rateOf(''), { basisPoints: 2000, note: null })
    assert.equal(rates.priceModeOf(''), 'gross_fixed')
    await setSetting('sales.taxes.standard_rate', 1900)
    const after = await (await app.container.make(TaxRates)).shown('default')
    assert.equal(after.rateOf('').basisPoints, 1900)
  })

  test('are seeded once: what staff removed does not come back', async ({ assert }) => {
    const store = await app.container.make(Store)
    await seedTaxes()
    const count = async () => (await store.reader.first<{ n: number }>('select count(*) as n from sales_tax_rates'))?.n
    assert.equal(Number(await count()), 12)
    await store.transaction((trx) => trx.rawQuery("delete from sales_tax_rates where note <> ''"))
    await seedTaxes()
    assert.equal(Number(await count()), 8)
  })

  test('are asked for without a statement once they are held, and anew after a change', async ({ assert }) => {
    await seedTaxes()
    const rates = await app.container.make(TaxRates)
    await rates.shown('default')
    const { result, queries } = await countQueries(() => rates.at(null, BUYER, 'default'))
    assert.deepEqual(queries, [])
    assert.equal(result.rateOf('reduced').basisPoints, 550)
    // A category that nobody declared is the shop's own.
    assert.equal(result.rateOf('unheard').basisPoints, 2000)
  })

  test('of an export leave the net amount of the shown price: 24.00 € become 20.00 €', async ({ assert }) => {
    await seedTaxes()
    await sellWine('V-1', 1200)
    const visitor = new ShopVisitor()
    await visitor.fill({ 'V-1': 2 })
    await sendTo('RE', '97400')
    const { totals, lines } = await visitor.cart()
    assert.deepEqual([totals?.total, totals?.tax], [euros(2000), euros(0)])
    assert.deepEqual(totals?.taxes, [
      { label: 'TVA 0\u202f%', note: 'Exonération de TVA, art. 294 du CGI', net: euros(2000), tax: euros(0) },
    ])
    assert.deepEqual([lines[0]?.unitPrice, lines[0]?.netUnitPrice], [euros(1000), euros(1000)])
    assert.deepEqual(lines[0]?.total, euros(2000))
  })

  test('of the mainland are within the price', async ({ assert }) => {
    await seedTaxes()
    await sellWine('V-1', 1250)
    const visitor = new ShopVisitor()
    await visitor.fill({ 'V-1': 3 })
    await sendTo('FR', '75001')
    const { totals, lines } = await visitor.cart()
    // 37.50 × 20 / 120 = 6.25
    assert.deepEqual([totals?.total, totals?.tax, totals?.net], [euros(3750), euros(625), euros(3125)])
    assert.deepEqual(lines[0]?.netUnitPrice, { ...euros(1042), exact: '10.4167' })
  })

  test('exempt a company of another member state by the number of its account', async ({ assert }) => {
    await seedTaxes()
    await sellWine('V-1', 1200)
    const visitor = await signedInShopper()
    await visitor.fill({ 'V-1': 1 })
    await sendTo('DE', '10115')
    assert.deepEqual((await visitor.cart()).totals?.total, euros(1200))
    const store = await app.container.make(Store)
    await store.transaction((trx) => trx.rawQuery("update users_customers set vat_number = 'DE136695976'"))
    const { totals } = await visitor.cart()
    assert.deepEqual(totals?.total, euros(1000))
    assert.equal(totals?.taxes[0]?.note, 'Exonération de TVA, art. 262 ter I du CGI')
  })
})
