import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'
import demo from '#plugins/catalogue/demo/load_demo'
import { seedRoles } from '#plugins/users/testing'
import { number } from '#plugins/catalogue/tests/fixtures/import_file'

test.group('The first start of the demo shop', (group) => {
  const lines: string[] = []
  const shop = {
    app,
    folder: fileURLToPath(new URL('database/demo', APP_ROOT)),
    pictures: '/nowhere/pictures',
    report: (line: string) => void lines.push(line),
  }
  let store: Store

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    lines.length = 0
  })
  group.each.timeout(60_000)

  test('fills it once; the second start leaves alone what was changed since', async ({ assert }) => {
    await demo.load(shop)
    const products = await number('select count(*) from catalogue_products')
    assert.isAtLeast(products, 200)
    assert.lengthOf(lines, 2)
    await store.transaction((trx) =>
      trx.rawQuery("update catalogue_variants set barcode = 'mine' where sku = 'BDX-0001'")
    )
    const links = await number('select count(*) from catalogue_product_links')
    await demo.load(shop)
    assert.lengthOf(lines, 2)
    assert.equal(await number('select count(*) from catalogue_product_links'), links)
    assert.equal(await number("select count(*) from catalogue_variants where barcode = 'mine'"), 1)
  })

  test('gives every wine four like it, none of them a draft, and some what goes with them', async ({ assert }) => {
    await demo.load(shop)
    const related = "from catalogue_product_links where kind = 'related'"
    const wines = await number(`select count(*) from catalogue_products
      where status = 'published' and family_id in (select id from catalogue_families where code = 'wine')`)
    assert.isAbove(wines, 200)
    assert.equal(await number(`select count(*) ${related}`), 4 * wines)
    assert.equal(await number(`select count(distinct product_id) ${related}`), wines)
    const drafts = "select id from catalogue_products where status = 'draft'"
    assert.equal(await number(`select count(*) ${related} and linked_id in (${drafts})`), 0)
    assert.isAbove(await number("select count(*) from catalogue_product_links where kind = 'cross_sell'"), 10)
  })

  test('goes on where it was cut off', async ({ assert }) => {
    await demo.load(shop)
    const products = await number('select count(*) from catalogue_products')
    // As if the power had gone after the first rows: their checkpoint stands, the rest does not.
    await store.transaction(async (trx) => {
      await trx.rawQuery(
        "update core_imports set state = 'running', next_row = 10, next_offset = null, finished_at = null"
      )
      await trx.rawQuery('delete from catalogue_products where id > (select min(id) + 40 from catalogue_products)')
    })
    await demo.load(shop)
    assert.equal(await number('select count(*) from catalogue_products'), products)
    assert.equal(await number("select count(*) from core_imports where state = 'done'"), 1)
    assert.isAbove(await number('select count(distinct product_id) from catalogue_product_links'), 200)
  })
})
