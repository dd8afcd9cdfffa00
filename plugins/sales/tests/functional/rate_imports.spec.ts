import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { UndoImport } from '#core/import/undo_import'
import { all, counts, importFile, importLines, told } from '#core/testing/import_file'
import { resetDatabase } from '#core/testing/reset_database'
import { freshConfiguration } from '#plugins/configuration/testing'
import { systemOrigin } from '#core/audit/origin'

const data = process.env.CELLIER_DATA ?? ''
const undo = async (id: number | null) =>
  (await app.container.make(UndoImport)).execute(id ?? 0, systemOrigin('command', 'test'))

const rates = async () =>
  (
    await all(
      'select name, basis_points as rate, countries, state, postcode_from as code from sales_tax_rates order by id'
    )
  ).map((row) => Object.values(row).join(' '))

const table = async () =>
  (
    await all(
      'select label, country, postcode_from as code, weight_from as grams, amount_from as amount, price from sales_table_rates order by id'
    )
  ).map((row) =>
    Object.values(row)
      .map((value) => value ?? '-')
      .join(' ')
  )

test.group('Files of VAT rates and table rates of other shops', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await freshConfiguration()
  })

  for (const ending of ['csv', 'xlsx', 'xml']) {
    test(`VAT rates of Bagisto (${ending}) come in once and go again`, async ({ assert }) => {
      const before = await rates()
      const file = join(data, `shop-files/bagisto/samples/tax-rates.${ending}`)
      const report = await importFile(file)
      assert.deepEqual(told(report), [])
      assert.containsSubset(counts(report), { rows: 2, created: 2 })
      assert.deepEqual((await rates()).slice(before.length), [
        'US-CA-*-RATE-1 1800 ["US"] CA ',
        'US-CO-*-RATE-2 1800 ["US"] CO ',
      ])
      assert.containsSubset(counts(await importFile(file)), { created: 0, updated: 0, unchanged: 2 })
      assert.deepEqual((await undo(report.id)).kept, [])
      assert.deepEqual(await rates(), before)
    }).skip(!data, 'CELLIER_DATA does not name the folder of real files')
  }

  test('VAT rates of Magento and WooCommerce', async ({ assert }) => {
    const before = (await rates()).length
    const magento = [
      'Code,Country,State,Zip/Post Code,Rate,Range From,Range To',
      'FR-Corse,FR,*,20*,10.0000,20000,20999',
    ]
    assert.deepEqual(told(await importLines(magento)), [])
    assert.containsSubset(counts(await importLines(magento)), { created: 0, unchanged: 1 })
    const woo = [
      'Country code,State code,Postcode / ZIP,City,Rate %,Tax name,Priority,Compound,Shipping,Tax class',
      'FR,*,*,*,20.0000,TVA,1,0,1,',
      'BE,*,*,*,21.0000,TVA,1,0,1,',
    ]
    assert.deepEqual(told(await importLines(woo)), [])
    assert.containsSubset(counts(await importLines(woo)), { created: 0, unchanged: 2 })
    assert.deepEqual((await rates()).slice(before), [
      'FR-Corse 1000 ["FR"]  20000',
      'TVA 2000 ["FR"]  ',
      'TVA 2100 ["BE"]  ',
    ])
  })

  test('table rates: the file of our own screen, and Magento’s', async ({ assert }) => {
    const own = [
      'label;country;state;zip_from;zip_to;weight_from;weight_to;price_from;price_to;qty_from;qty_to;price;delay',
      'Colis;FR;;20*;;;5;;;;;12,90;3 jours',
      'Colis;FR;*;;;0;5;;;;;6,90;2 jours',
    ]
    const report = await importLines(own)
    assert.deepEqual(told(report), [])
    assert.containsSubset(counts(await importLines(own)), { created: 0, updated: 0, unchanged: 2 })
    const magento = [
      'Country,Region/State,Zip/Postal Code,Order Subtotal (and above),Shipping Price',
      'FRA,*,*,0,9.0000',
      'FRA,*,*,50.0000,0.0000',
    ]
    const refused = await importLines(magento)
    assert.equal(refused.refused?.code, 'E_IMPORT_KEY_MISSING')
    const choices = { defaults: { label: 'Point relais' } }
    assert.deepEqual(told(await importLines(magento, choices)), [])
    assert.containsSubset(counts(await importLines(magento, choices)), { created: 0, updated: 0 })
    assert.deepEqual(await table(), [
      'Colis FR 20* - - 1290',
      'Colis FR  - - 690',
      'Point relais FR  - - 900',
      'Point relais FR  - 5000 0',
    ])
    assert.deepEqual((await undo(report.id)).kept, [])
    assert.lengthOf(await table(), 2)
  })
})
